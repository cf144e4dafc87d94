import type { Hour } from '../../../rules/world/types.ts';
import { hours } from '../en/hours.ts';
import type { pokedexWords } from '../en/pokedex.ts';
import { numberWords } from '../format.ts';
import { italianCount, italianList } from './counted.ts';

const AT: Readonly<Record<Hour, string>> = {
  dawn: 'all’alba',
  day: 'di giorno',
  dusk: 'al tramonto',
  night: 'di notte',
};
const TIERS: Readonly<Record<string, string>> = {
  common: 'comune',
  uncommon: 'non comune',
  rare: 'raro',
  fabled: 'favoloso',
};

const words: typeof pokedexWords = {
  title: 'Pokedex',
  unseen: '???',
  number: (number) => `N. ${String(number).padStart(3, '0')}`,
  loading: 'Apriamo il tuo Pokedex',
  failed: 'Il tuo Pokedex non si è aperto',
  counts: {
    label: 'A che punto sei',
    seen: 'Visti',
    caught: 'Catturati',
    dark: 'Oscuri',
    shiny: 'Lucenti',
    of: (count, all) => `${count} su ${all}`,
  },
  search: 'Cerca un nome',
  show: 'Mostra',
  marks: {
    all: 'Visti o no',
    seen: 'Visti',
    caught: 'Catturati',
    missing: 'Non ancora catturati',
    unseen: 'Non ancora visti',
  },
  rarity: 'Rarità',
  rarities: {
    any: 'Qualsiasi rarità',
    common: 'Comune',
    uncommon: 'Non comune',
    rare: 'Rara',
    legendary: 'Leggendaria',
  },
  rarityOf: { common: 'Comune', uncommon: 'Non comune', rare: 'Rara', legendary: 'Leggendaria' },
  home: 'Vive',
  anywhere: 'Vive ovunque',
  livesOn: (map) => `Vive qui: ${map}`,
  nowhere: 'Mai selvatico',
  sortBy: 'Ordina',
  sorts: {
    number: 'Per numero',
    name: 'Per nome',
    rarity: 'Per rarità',
    strength: 'Per forza',
    height: 'Per altezza',
    weight: 'Per peso',
  },
  list: 'Specie',
  none: 'Nessuna creatura che conosci è così. Quelle mai viste si trovano solo con il numero.',
  mark: { caught: 'catturato', seen: 'visto', unseen: 'non ancora visto' },

  back: 'Tutte le creature',
  pages: 'Vicini',
  previous: 'Precedente',
  next: 'Successivo',
  noSuch: 'Non esiste',
  noSuchText: 'Nel Pokedex non c’è nessuna creatura con questo nome.',
  kinds: { label: 'Varianti', 1: 'Normale', 2: 'Oscura', 3: 'Lucente' },
  kindMarks: { caught: 'L’hai catturata.', seen: 'L’hai vista.', unseen: 'Non l’hai ancora vista.' },
  kindOdds: {
    1: 'Quella di sempre.',
    2: (of) =>
      `Più o meno una creatura selvatica su ${of} è oscura. Picchia più forte: 5% di attacco in più.`,
    3: (of) => `Più o meno una creatura selvatica su ${of} è lucente. È più svelta: 5% di velocità in più.`,
  },
  hintTitle: 'Dove cercare',
  hint: {
    wild: (maps) =>
      `Si dice che viva qui: ${italianList(maps)}. Quando l’avrai visto, troverai qui i suoi posti.`,
    evolves: 'Si dice che nessuno l’incontri in natura: è un’altra creatura che lo diventa.',
  },
  hintText: 'Questo non l’hai ancora visto.',

  facts: {
    label: 'Dati',
    height: 'Altezza',
    weight: 'Peso',
    habitat: 'Ama',
    catching: 'Cattura',
    growth: 'Crescita',
    metres: (metres) => `${numberWords(metres)} m`,
    kilograms: (kilograms) => `${numberWords(kilograms)} kg`,
    growths: {
      fast: `Rapida: ${numberWords(800_000)} Esp al livello 100`,
      medium: `Media: ${numberWords(1_000_000)} Esp al livello 100`,
      slow: `Lenta: ${numberWords(1_250_000)} Esp al livello 100`,
    },
    ease: { easy: 'Facile', fair: 'Discreta', hard: 'Difficile', hardest: 'Ardua' },
    rate: (ease, rate) => `${ease} (${rate} su 255)`,
  },

  stats: {
    title: 'Valori',
    names: { hp: 'PS', attack: 'Attacco', defense: 'Difesa', speed: 'Velocità' },
    level: (level) => `Lv ${level}`,
    slider: 'Livello',
    stat: 'Valore',
    base: 'Base',
    sum: 'Somma',
    usual: 'La tacca dorata è la media di tutte le specie.',
  },
  matchups: { title: 'Mosse contro di lui', chart: 'Vedi la tabella dei tipi' },
  line: {
    title: 'Evoluzione',
    alone: 'Non si evolve.',
    level: (level) => `Livello ${level}`,
    this: 'questo',
  },
  moves: {
    title: 'Mosse',
    caption: 'Mosse che impara da solo',
    level: 'Livello',
    move: 'Mossa',
    type: 'Tipo',
    power: 'Potenza',
    accuracy: 'Precisione',
    own: 'tipo proprio',
  },

  homes: {
    title: 'Dove vive',
    never: 'In natura non l’incontra nessuno.',
    becomes: (name, level) => `${name} lo diventa al livello ${level}.`,
    grounds: {
      meadow: 'prato',
      'tall-grass': 'erba alta',
      wood: 'bosco',
      sand: 'sabbia',
      shore: 'riva',
      rocks: 'rocce',
      snow: 'neve',
    },
    place: (map, ground) => `${map}: ${ground}`,
    hours: 'Viene',
    always: 'a qualsiasi ora',
    byHours: (list) => italianList(list.map((hour) => AT[hour])),
    weather: 'Tempo',
    onlyIn: (weathers) => `solo con: ${italianList(weathers.map((one) => hours.weathers[one]))}`,
    oftenIn: (weather) => `più spesso con: ${hours.weathers[weather]}`,
    now: 'Adesso',
    levels: 'Livelli',
    span: (least, most) => (least === most ? `${least}` : `da ${least} a ${most}`),
    away: 'Distanza',
    everywhere: 'ovunque su questo terreno',
    from: (cells) => `da ${italianCount(cells, 'passo', 'passi')} dalla partenza in poi`,
    chance: 'Probabilità',
    percent: ([least, most], tier) =>
      `${least === most ? '' : `${numberWords(least)}–`}${numberWords(most)}% degli incontri lì (${TIERS[tier] ?? tier})`,
    steps: (steps, list) =>
      `Nel caso migliore uno ogni ${numberWords(steps)} passi circa${list ? `, ${italianList(list.map((hour) => AT[hour]))}` : ''}.`,
    charms: 'Senza ciondoli. Più lontano dalla partenza, più alti i livelli.',
    map: (map, cells) => `Mappa: ${map}. ${italianCount(cells, 'casella segnata', 'caselle segnate')}`,
    key: 'Le caselle chiare sono le sue; più sono chiare, più ci viene.',
    you: 'Tu sei qui',
    noneNow: 'Non a quest’ora.',
    go: (map) => `Vai: ${map}`,
    when: 'Ora',
    anyHour: 'Qualsiasi ora',
  },
};
export default words;
