import type { creatureWords } from '../en/creatures.ts';
import { numberWords } from '../format.ts';
import { italianCount, italianList } from './counted.ts';
import { italianType } from './ids.ts';

const creatures = (count: number) => italianCount(count, 'creatura', 'creature');

const words: typeof creatureWords = {
  team: 'La tua squadra',
  change: 'Scegli chi entra',
  owned: 'LE TUE CREATURE',

  fetching: 'Arrivano le tue creature',
  fetchingTeam: 'Chiamiamo la squadra',
  saved: 'Salvato',
  notSaved: 'Salvataggio non riuscito',
  traded: 'Messa in scambio',
  notTraded: 'Non è stato possibile metterla in scambio',
  evolved: (before, after) => `${before} si è evoluto in ${after}`,

  moveUp: 'Sposta su',
  moveDown: 'Sposta giù',
  replace: 'Sostituisci',
  evolve: 'Evolvi',
  save: 'Salva',
  undo: 'Ripristina',
  putForTrade: 'Metti in scambio',
  replaceFromTeam: 'Fai entrare in squadra',
  select: 'Scegli',
  cancel: 'Annulla',

  takeOut: 'Togli dalla squadra',
  tookOut: (name) => `${name} ha lasciato la squadra`,
  notTakenOut: 'Non è stato possibile toglierlo dalla squadra',
  leftText: (name) => `${name} aspetta tra le tue creature, e adesso si può scambiare.`,
  putBack: 'Rimetti',
  putIn: 'Metti in squadra',
  joined: (name) => `${name} adesso è in squadra`,
  notJoined: 'Non è stato possibile metterlo in squadra',

  place: (place, size) => `Posto ${place} di ${size}`,
  moved: (name, place, size) => `${name} adesso ha il posto ${place} di ${size}.`,
  nickname: {
    button: 'Soprannome',
    title: (name) => `Un soprannome per ${name}`,
    text: 'Sta accanto alla specie, e lo legge chiunque incontri questa creatura. In uno scambio viaggia con lei.',
    label: (most) => `Soprannome, al massimo ${most} caratteri`,
    save: 'Salva',
    remove: 'Toglilo',
    given: (name, nickname) => `${name} adesso si chiama ${nickname}`,
    removed: (name) => `${name} non ha più un soprannome`,
  },

  boxes: {
    button: 'Box',
    title: 'I tuoi box',
    text: 'Nei box le creature si ritrovano prima. Nessun altro li vede, e con uno scambio una creatura ne esce.',
    none: 'Non c’è ancora nessun box. Chi vorresti tenere insieme?',
    one: (name, count) => `${name}, con ${creatures(count)}`,
    count: numberWords,
    show: 'Mostra',
    showLabel: (name) => `Mostra il box ${name}`,
    renameLabel: (name) => `Rinomina il box ${name}`,
    away: 'Metti via',
    awayLabel: (name) => `Metti via il box ${name}`,
    awayTitle: (name) => `Mettere via il box ${name}?`,
    awayText: (count) =>
      count === 0
        ? 'È vuoto.'
        : `Chi c’è dentro resta tuo, solo che non starà più in un box: ${numberWords(count)} in tutto.`,
    keep: 'Tieni il box',
    label: (most) => `Nome, al massimo ${most} caratteri`,
    create: 'Nuovo box',
    save: 'Salva',
    close: 'Chiudi',
    made: (name) => `${name} adesso è un box`,
    renamed: (name) => `Il box adesso si chiama ${name}`,
    gone: (name) => `Il box ${name} è messo via`,
    full: (most) => `${most} box sono il massimo. Mettine via uno per fare posto.`,
    failed: 'I box non sono arrivati',
    put: (count) => (count < 2 ? 'Metti in un box…' : `Mettine ${count} in un box…`),
    putOne: (name) => `Un box per ${name}`,
    putMany: (count) => `Un box per ${creatures(count)}`,
    putText:
      'Un box dice dove si trova una creatura in questo elenco. A squadra, lotte e scambi non importa.',
    where: 'Box',
    noBox: 'In nessun box',
    inBox: (name) => `Box: ${name}`,
    moved: (name, box) => `${name} adesso è nel box ${box}`,
    movedMany: (count, box) => `${creatures(count)} nel box ${box}`,
    out: (name) => `${name} adesso non è in nessun box`,
    outMany: (count) => `${creatures(count)} fuori dai box`,
  },

  freeing: {
    several: 'Scegline diverse',
    stop: 'Smetti di scegliere',
    one: 'Libera…',
    choose: (name) => `Scegli ${name}`,
    chosen: 'Scegli',
    full: (most) => `${most} alla volta sono il massimo.`,
    count: (count) => (count === 0 ? 'Nessuna scelta finora' : italianCount(count, 'scelta', 'scelte')),
    ask: (count) => (count < 2 ? 'Libera…' : `Liberane ${count}…`),
    title: (count) => (count === 1 ? 'Liberarla per sempre?' : `Liberarne ${count} per sempre?`),
    text: 'Nessuno può farle tornare. Livello, mosse e soprannome se ne vanno con loro; Pokedex, medaglie e scambi passati restano.',
    rare: 'Tra loro c’è qualcuno di raro.',
    keep: 'Tieni',
    confirm: 'Libera',
    gone: (names) =>
      `${italianList(names)}: ${names.length === 1 ? 'di nuovo libero' : 'di nuovo liberi'} in natura. Grazie, e buona fortuna!`,
    goneMany: (count) => `${creatures(count)} di nuovo in natura. Grazie, e buona fortuna!`,
    stays: { team: 'In squadra', favourite: 'Le preferite restano', trade: 'In scambio' },
  },

  inTeam: 'In squadra',
  inTrade: 'In scambio',
  inOffer: 'Offerta',
  toTrades: 'Vedi le sue offerte',
  toOffers: 'Vedi la tua offerta',
  toNext: (exp, left) => `${numberWords(exp)} Esp, ne mancano ${numberWords(left)}`,
  grown: (exp) => `${numberWords(exp)} Esp, crescita completa`,
  stats: { attack: 'Attacco', defense: 'Difesa', speed: 'Velocità' },
  favourite: 'Preferita',

  attacks: 'Mosse',
  slot: (slot) => `Mossa ${slot}`,
  free: 'Posto libero',
  attackFacts: (name, type, accuracy) => `${name} · ${italianType(type)} · ${accuracy}%`,

  unsaved: 'Non salvato',
  allSaved: 'Tutto salvato',
  evolveQuestion: (before, after) => `Vuoi far evolvere ${before} in ${after}?`,
  skip: 'Salta',
  inBattle: 'C’è una lotta in corso. Finché non è finita, la squadra resta com’è.',
  toBattle: 'Torna alla lotta',
  reload: 'Ricarica la squadra',

  leave: {
    title: 'Uscire senza salvare?',
    text: (names) =>
      names.length === 0
        ? 'Il nuovo ordine della squadra non è ancora salvato.'
        : `Non è ancora salvato quello che hai cambiato: ${italianList(names)}.`,
    stay: 'Resta',
    leave: 'Esci',
    save: 'Salva ed esci',
  },

  keep: {
    replaceTitle: 'Sostituire una preferita?',
    replaceText: (from, to) => `${from} è una delle tue preferite. Vuoi davvero darne il posto a ${to}?`,
    leaveTitle: 'Togliere una preferita?',
    leaveText: (name) => `${name} è una delle tue preferite. Deve davvero lasciare la squadra?`,
    tradeTitle: 'Scambiare una preferita?',
    tradeText: (name) =>
      `${name} è una delle tue preferite, e quelle restano con te. Vuoi toglierle il cuore e metterla in scambio?`,
    keep: (name) => `Tieni ${name}`,
    anyway: 'Sì, va bene',
  },

  replaced: 'Chi esce',
  from: 'Tra queste',
  nothing: 'Qui non c’è niente.',
  nothingText: 'Prima scegli nella squadra chi deve uscire.',
  toTeam: 'Alla squadra',
  keepsPlace: (name) => `${name} resta tuo, e aspetta tra le tue creature.`,
  favouriteNote: 'È una preferita, perciò te lo chiederemo ancora una volta.',

  tools: {
    name: 'Nome',
    type: 'Tipo',
    anyType: 'Tutti i tipi',
    kind: 'Variante',
    anyKind: 'Tutte le varianti',
    box: 'Box',
    anyBox: 'Tutti i box',
    kinds: { 1: 'Normale', 2: 'Oscura', 3: 'Lucente' },
    only: 'Mostra solo',
    canEvolve: 'Può evolversi',
    inTrade: 'In scambio',
    favourite: 'Preferite',
    sort: 'Ordina',
    keys: {
      level: { name: 'Livello', down: 'prima i più alti', up: 'prima i più bassi' },
      name: { name: 'Nome', down: 'dalla Z alla A', up: 'dalla A alla Z' },
      exp: { name: 'Esp', down: 'prima chi ne ha di più', up: 'prima chi ne ha di meno' },
      kind: { name: 'Variante', down: 'prima le più rare', up: 'prima le normali' },
      newest: { name: 'Novità', down: 'prima le più vecchie', up: 'prima le più nuove' },
    },
    sortedBy: (place, name, way) => `${place}. ${name}, ${way}`,
    sortHint: 'Fino a tre. Premi ancora per invertire, e ancora per togliere.',
    clear: 'Togli tutto',
  },

  empty: {
    teamTitle: 'Ancora nessuno cammina con te',
    ownedTitle: 'Non hai ancora creature',
    startText: 'Scegli la prima a casa, poi catturane altre sulle mappe.',
    start: 'Scegli la tua prima creatura',
    restTitle: 'Le tue sono tutte in squadra',
    restText: 'Catturane un’altra sulle mappe: poi potrà prendere il posto.',
    toMaps: 'Andiamo alle mappe?',
    filterTitle: 'Nessuna delle tue è così',
    filterText: 'Chiedi di meno, e ne verranno di più.',
    failed: {
      title: 'Non sono arrivate',
      text: import.meta.env.TRIAL
        ? 'Le tue creature non sono arrivate. Sono al sicuro in questo browser.'
        : 'Le tue creature non sono arrivate. Sono al sicuro sul server.',
    },
  },
};
export default words;
