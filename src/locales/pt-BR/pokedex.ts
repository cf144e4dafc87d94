import type { Hour } from '../../../rules/world/types.ts';
import { hours } from '../en/hours.ts';
import type { pokedexWords } from '../en/pokedex.ts';
import { numberWords } from '../format.ts';
import { portugueseCount, portugueseList } from './counted.ts';

const BY: Readonly<Record<Hour, string>> = {
  dawn: 'ao amanhecer',
  day: 'de dia',
  dusk: 'ao entardecer',
  night: 'de noite',
};
const TIERS: Readonly<Record<string, string>> = {
  common: 'comum',
  uncommon: 'incomum',
  rare: 'raro',
  fabled: 'fabuloso',
};
const byHours = (list: readonly Hour[]) => portugueseList(list.map((hour) => BY[hour]));

const words: typeof pokedexWords = {
  title: 'Pokedex',
  unseen: '???',
  number: (number) => `N.º ${String(number).padStart(3, '0')}`,
  loading: 'Abrindo sua Pokedex',
  failed: 'Não deu para abrir sua Pokedex',
  counts: {
    label: 'Até onde você chegou',
    seen: 'Vistos',
    caught: 'Capturados',
    dark: 'Sombrios',
    shiny: 'Brilhantes',
    of: (count, all) => `${count} de ${all}`,
  },
  search: 'Achar um nome',
  show: 'Mostrar',
  marks: {
    all: 'Vistos ou não',
    seen: 'Vistos',
    caught: 'Capturados',
    missing: 'Ainda não capturados',
    unseen: 'Ainda não vistos',
  },
  rarity: 'Raridade',
  rarities: {
    any: 'Qualquer raridade',
    common: 'Comum',
    uncommon: 'Incomum',
    rare: 'Raro',
    legendary: 'Lendário',
  },
  rarityOf: { common: 'Comum', uncommon: 'Incomum', rare: 'Raro', legendary: 'Lendário' },
  home: 'Onde vive',
  anywhere: 'Em qualquer lugar',
  livesOn: (map) => `Vive em ${map}`,
  nowhere: 'Nunca selvagem',
  sortBy: 'Ordenar por',
  sorts: {
    number: 'Número',
    name: 'Nome',
    rarity: 'Raridade',
    strength: 'Força',
    height: 'Altura',
    weight: 'Peso',
  },
  list: 'Espécies',
  none: 'Nenhuma criatura que você conhece é assim. O que você ainda não viu só se acha pelo número.',
  mark: { caught: 'capturado', seen: 'visto', unseen: 'ainda não visto' },

  back: 'Todas as criaturas',
  pages: 'Vizinhos',
  previous: 'Anterior',
  next: 'Próximo',
  noSuch: 'Não há essa criatura',
  noSuchText: 'Não há criatura com esse nome na Pokedex.',
  kinds: { label: 'Variantes', 1: 'Normal', 2: 'Sombrio', 3: 'Brilhante' },
  kindMarks: {
    caught: 'Você já o capturou.',
    seen: 'Você já o viu.',
    unseen: 'Você ainda não o viu.',
  },
  kindOdds: {
    1: 'O de sempre.',
    2: (of) =>
      `Cerca de uma criatura selvagem em cada ${of} é sombria. Bate mais forte: 5% a mais de ataque.`,
    3: (of) =>
      `Cerca de uma criatura selvagem em cada ${of} é brilhante. É mais rápida: 5% a mais de velocidade.`,
  },
  hintTitle: 'Onde procurar',
  hint: {
    wild: (maps) => `Dizem que vive em ${portugueseList(maps)}. Depois de visto, seus lugares aparecem aqui.`,
    evolves: 'Dizem que ninguém o encontra na natureza: é outra criatura que evolui para ele.',
  },
  hintText: 'Este você ainda não viu.',

  facts: {
    label: 'Dados',
    height: 'Altura',
    weight: 'Peso',
    habitat: 'Gosta de',
    catching: 'Captura',
    growth: 'Crescimento',
    metres: (metres) => `${numberWords(metres)} m`,
    kilograms: (kilograms) => `${numberWords(kilograms)} kg`,
    growths: {
      fast: 'Rápido: 800.000 XP até o nível 100',
      medium: 'Médio: 1.000.000 XP até o nível 100',
      slow: 'Lento: 1.250.000 XP até o nível 100',
    },
    ease: { easy: 'Fácil', fair: 'Razoável', hard: 'Difícil', hardest: 'Muito difícil' },
    rate: (ease, rate) => `${ease} (taxa ${rate} de 255)`,
  },

  stats: {
    title: 'Atributos',
    names: { hp: 'PV', attack: 'Ataque', defense: 'Defesa', speed: 'Velocidade' },
    level: (level) => `Nv. ${level}`,
    slider: 'Nível',
    stat: 'Atributo',
    base: 'Base',
    sum: 'Soma',
    usual: 'A marca dourada é a média de todas as espécies.',
  },
  matchups: { title: 'Golpes contra ele', chart: 'Ver a tabela de tipos' },
  line: {
    title: 'Evolução',
    alone: 'Não evolui.',
    level: (level) => `Nível ${level}`,
    this: 'este aqui',
  },
  moves: {
    title: 'Golpes',
    caption: 'Golpes que aprende sozinho',
    level: 'Nível',
    move: 'Golpe',
    type: 'Tipo',
    power: 'Poder',
    accuracy: 'Precisão',
    own: 'tipo próprio',
  },

  homes: {
    title: 'Onde vive',
    never: 'Ninguém o encontra na natureza.',
    becomes: (name, level) => `${name} evolui para ele no nível ${level}.`,
    grounds: {
      meadow: 'campo',
      'tall-grass': 'mato alto',
      wood: 'bosque',
      sand: 'areia',
      shore: 'praia',
      rocks: 'rochas',
      snow: 'neve',
    },
    place: (map, ground) => `${map}: ${ground}`,
    hours: 'Aparece',
    always: 'a qualquer hora',
    byHours,
    weather: 'Tempo',
    onlyIn: (weathers) => `só com ${portugueseList(weathers.map((one) => hours.weathers[one]))}`,
    oftenIn: (weather) => `mais vezes com ${hours.weathers[weather]}`,
    now: 'Agora',
    levels: 'Níveis',
    span: (least, most) => (least === most ? `${least}` : `${least} a ${most}`),
    away: 'Distância',
    everywhere: 'em todo este terreno',
    from: (cells) => `a partir de ${portugueseCount(cells, 'passo', 'passos')} do início`,
    chance: 'Chance',
    percent: ([least, most], tier) =>
      `${least === most ? '' : `${numberWords(least)} a `}${numberWords(most)}% dos encontros ali (${TIERS[tier] ?? tier})`,
    steps: (steps, list) =>
      `No melhor caso, cerca de um em cada ${portugueseCount(steps, 'passo', 'passos')}${list ? `, ${byHours(list)}` : ''}.`,
    charms: 'Sem amuletos. Quanto mais longe do início, maiores os níveis.',
    map: (map, cells) => `Mapa: ${map}, com ${portugueseCount(cells, 'casa marcada', 'casas marcadas')}`,
    key: 'Nas casas claras ele aparece; quanto mais claras, mais vezes.',
    you: 'Você está aqui',
    noneNow: 'Não a esta hora.',
    go: (map) => `Ir para ${map}`,
    when: 'Hora',
    anyHour: 'Qualquer hora',
  },
};
export default words;
