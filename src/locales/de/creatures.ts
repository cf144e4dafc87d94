import type { creatureWords } from '../en/creatures.ts';
import { numberWords } from '../format.ts';
import { germanList } from './counted.ts';
import { germanType } from './ids.ts';

const words: typeof creatureWords = {
  team: 'Dein Team',
  change: 'Ersatz wählen',
  owned: 'DEINE POKEMON',

  fetching: 'Deine Pokemon werden geholt',
  fetchingTeam: 'Dein Team wird gerufen',
  saved: 'Gespeichert',
  notSaved: 'Das Speichern ging schief',
  traded: 'Zum Tausch gestellt',
  notTraded: 'Das Pokemon ließ sich nicht zum Tausch stellen',
  evolved: (before, after) => `${before} ist jetzt ${after}`,

  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  replace: 'Ersetzen',
  evolve: 'Entwickeln',
  save: 'Speichern',
  undo: 'Zurücknehmen',
  putForTrade: 'Zum Tausch stellen',
  replaceFromTeam: 'Ins Team wechseln',
  select: 'Wählen',
  cancel: 'Abbrechen',

  takeOut: 'Aus dem Team nehmen',
  tookOut: (name) => `${name} hat das Team verlassen`,
  notTakenOut: 'Es ließ sich nicht aus dem Team nehmen',
  leftText: (name) => `${name} wartet bei deinen Wesen und kann jetzt getauscht werden.`,
  putBack: 'Zurückholen',
  putIn: 'Ins Team nehmen',
  joined: (name) => `${name} ist jetzt in deinem Team`,
  notJoined: 'Es ließ sich nicht ins Team nehmen',

  place: (place, size) => `Platz ${place} von ${size}`,
  moved: (name, place, size) => `${name} hat jetzt Platz ${place} von ${size}.`,
  nickname: {
    button: 'Spitzname',
    title: (name) => `Ein Spitzname für ${name}`,
    text: 'Er steht neben der Art, und wer diesem Wesen begegnet, kann ihn lesen. Beim Tausch geht er mit.',
    label: (most) => `Spitzname, höchstens ${most} Zeichen`,
    save: 'Speichern',
    remove: 'Wegnehmen',
    given: (name, nickname) => `${name} heißt jetzt ${nickname}`,
    removed: (name) => `${name} hat keinen Spitznamen mehr`,
  },

  boxes: {
    button: 'Boxen',
    title: 'Deine Boxen',
    text: 'In Boxen sortierte Wesen findest du schneller. Niemand sonst sieht die Boxen, und ein Tausch nimmt ein Wesen heraus.',
    none: 'Noch gibt es keine Box. Was möchtest du beieinander haben?',
    one: (name, count) => `${name}, mit ${count === 1 ? 'einem Wesen' : `${numberWords(count)} Wesen`}`,
    count: numberWords,
    show: 'Zeigen',
    showLabel: (name) => `Box ${name} zeigen`,
    renameLabel: (name) => `Box ${name} umbenennen`,
    away: 'Wegräumen',
    awayLabel: (name) => `Box ${name} wegräumen`,
    awayTitle: (name) => `Box ${name} wegräumen?`,
    awayText: (count) =>
      count === 0
        ? 'Sie ist leer.'
        : `Wer darin ist, bleibt bei dir und ist dann in keiner Box: insgesamt ${numberWords(count)}.`,
    keep: 'Box behalten',
    label: (most) => `Name, höchstens ${most} Zeichen`,
    create: 'Neue Box',
    save: 'Speichern',
    close: 'Schließen',
    made: (name) => `${name} ist jetzt eine Box`,
    renamed: (name) => `Die Box heißt jetzt ${name}`,
    gone: (name) => `Die Box ${name} ist weggeräumt`,
    full: (most) => `Mehr als ${most} Boxen gehen nicht. Räum eine weg, um Platz zu machen.`,
    failed: 'Die Boxen ließen sich nicht holen',
    put: (count) => (count < 2 ? 'In eine Box …' : `${count} in eine Box …`),
    putOne: (name) => `Eine Box für ${name}`,
    putMany: (count) => `Eine Box für ${count} Wesen`,
    putText:
      'Eine Box sagt, wo in dieser Liste ein Wesen zu finden ist. Team, Kämpfe und Tausch kümmert sie nicht.',
    where: 'Box',
    noBox: 'In keiner Box',
    inBox: (name) => `Box: ${name}`,
    moved: (name, box) => `${name} ist jetzt in der Box ${box}`,
    movedMany: (count, box) => `${count} sind jetzt in der Box ${box}`,
    out: (name) => `${name} ist jetzt in keiner Box`,
    outMany: (count) => `${count} sind jetzt in keiner Box`,
  },

  freeing: {
    several: 'Mehrere wählen',
    stop: 'Auswahl beenden',
    one: 'Freilassen …',
    choose: (name) => `${name} wählen`,
    chosen: 'Wählen',
    full: (most) => `Mehr als ${most} auf einmal gehen nicht.`,
    count: (count) => (count === 0 ? 'Noch niemand gewählt' : `${count} gewählt`),
    ask: (count) => (count < 2 ? 'Freilassen …' : `${count} freilassen …`),
    title: (count) => (count === 1 ? 'Für immer freilassen?' : `${count} für immer freilassen?`),
    text: 'Niemand kann sie zurückholen. Level, Attacken und Spitzname gehen mit; dein Pokedex, deine Orden und der Tauschverlauf bleiben.',
    rare: 'Jemand Seltenes ist dabei.',
    keep: 'Behalten',
    confirm: 'Freilassen',
    gone: (names) =>
      `${germanList(names)} ${names.length === 1 ? 'ist' : 'sind'} zurück in die Wildnis gegangen. Danke und leb wohl!`,
    goneMany: (count) => `${count} Wesen sind zurück in die Wildnis gegangen. Danke und lebt wohl!`,
    stays: { team: 'In deinem Team', favourite: 'Lieblinge bleiben', trade: 'Im Tausch' },
  },

  inTeam: 'In deinem Team',
  inTrade: 'Im Tausch',
  inOffer: 'Angeboten',
  toTrades: 'Angebote ansehen',
  toOffers: 'Dein Angebot ansehen',
  toNext: (exp, left) => `${numberWords(exp)} EP, es fehlen ${numberWords(left)}`,
  grown: (exp) => `${numberWords(exp)} EP, ausgewachsen`,
  stats: { attack: 'Angriff', defense: 'Abwehr', speed: 'Tempo' },
  favourite: 'Liebling',

  attacks: 'Attacken',
  slot: (slot) => `Attacke ${slot}`,
  free: 'Freier Platz',
  attackFacts: (name, type, accuracy) => `${name} · ${germanType(type)} · ${accuracy} %`,

  unsaved: 'Nicht gespeichert',
  allSaved: 'Alles ist gespeichert',
  evolveQuestion: (before, after) => `Soll sich ${before} zu ${after} entwickeln?`,
  skip: 'Überspringen',
  inBattle: 'Du bist mitten in einem Kampf. Bis er vorbei ist, bleibt dein Team, wie es ist.',
  toBattle: 'Zurück zum Kampf',
  reload: 'Team neu laden',

  leave: {
    title: 'Gehen, ohne zu speichern?',
    text: (names) =>
      names.length === 0
        ? 'Die neue Reihenfolge deines Teams ist noch nicht gespeichert.'
        : `Noch nicht gespeichert ist, was du geändert hast: ${germanList(names)}.`,
    stay: 'Bleiben',
    leave: 'Gehen',
    save: 'Speichern und gehen',
  },

  keep: {
    replaceTitle: 'Einen Liebling ersetzen?',
    replaceText: (from, to) =>
      `${from} gehört zu deinen Lieblingen. Soll ${to} wirklich den Platz einnehmen?`,
    leaveTitle: 'Einen Liebling herausnehmen?',
    leaveText: (name) => `${name} gehört zu deinen Lieblingen. Soll es das Team wirklich verlassen?`,
    tradeTitle: 'Einen Liebling tauschen?',
    tradeText: (name) =>
      `${name} gehört zu deinen Lieblingen, und die bleiben bei dir. Soll es sein Herz verlieren und zum Tausch stehen?`,
    keep: (name) => `${name} behalten`,
    anyway: 'Ja, weiter',
  },

  replaced: 'Wird ersetzt',
  from: 'Von',
  nothing: 'Hier ist nichts.',
  nothingText: 'Wähle erst in deinem Team, wer ersetzt werden soll.',
  toTeam: 'Zu deinem Team',
  keepsPlace: (name) => `${name} bleibt bei dir und wartet unter deinen Wesen.`,
  favouriteNote: 'Da es ein Liebling ist, wirst du noch einmal gefragt.',

  tools: {
    name: 'Name',
    type: 'Typ',
    anyType: 'Alle Typen',
    kind: 'Variante',
    anyKind: 'Alle Varianten',
    box: 'Box',
    anyBox: 'Alle Boxen',
    kinds: { 1: 'Normal', 2: 'Dunkel', 3: 'Schillernd' },
    only: 'Nur zeigen',
    canEvolve: 'Entwickelbar',
    inTrade: 'Im Tausch',
    favourite: 'Lieblinge',
    sort: 'Sortieren nach',
    keys: {
      level: { name: 'Level', down: 'höchstes zuerst', up: 'niedrigstes zuerst' },
      name: { name: 'Name', down: 'von Z bis A', up: 'von A bis Z' },
      exp: { name: 'EP', down: 'meiste zuerst', up: 'wenigste zuerst' },
      kind: { name: 'Variante', down: 'seltenste zuerst', up: 'normale zuerst' },
      newest: { name: 'Neueste', down: 'älteste zuerst', up: 'neueste zuerst' },
    },
    sortedBy: (place, name, way) => `${place}. ${name}, ${way}`,
    sortHint: 'Bis zu drei. Noch ein Druck dreht um, ein weiterer lässt weg.',
    clear: 'Zurücksetzen',
  },

  empty: {
    teamTitle: 'Noch geht niemand mit dir',
    ownedTitle: 'Du hast noch keine Wesen',
    startText: 'Such dir am Start dein erstes aus und fang dann weitere auf den Karten.',
    start: 'Erstes Wesen wählen',
    restTitle: 'Alle deine Wesen sind im Team',
    restText: 'Fang auf den Karten noch eines: Es kann dann den Platz einnehmen.',
    toMaps: 'Zu den Karten?',
    filterTitle: 'Keines deiner Wesen passt dazu',
    filterText: 'Verlang weniger, und es kommen mehr.',
    failed: {
      title: 'Sie sind nicht gekommen',
      text: import.meta.env.TRIAL
        ? 'Deine Wesen ließen sich nicht holen. Sie sind in diesem Browser sicher.'
        : 'Deine Wesen ließen sich nicht holen. Sie sind auf dem Server sicher.',
    },
  },
};
export default words;
