import type { marketWords } from '../en/market.ts';
import { numberWords } from '../format.ts';
import { germanList } from './counted.ts';
import { germanKind } from './ids.ts';

const KINDS: Readonly<Record<string, string>> = { normal: 'normal', dark: 'dunkel', shiny: 'schillernd' };
const moves = (names: readonly string[]) => names.join(', ');

const words: typeof marketWords = {
  title: 'Tausch finden',
  fetching: 'Die Tauschanzeigen werden durchgesehen',
  name: 'Name',
  type: 'Typ',
  anyType: 'Alle Typen',
  kind: 'Variante',
  anyKind: 'Alle Varianten',
  kinds: { 1: 'Normal', 2: 'Dunkel', 3: 'Schillernd' },
  least: 'Level von',
  most: 'Level bis',
  owner: 'Von wem',
  sort: 'Sortieren nach',
  sorts: {
    newest: 'Neueste zuerst',
    '-newest': 'Älteste zuerst',
    level: 'Niedrigstes Level zuerst',
    '-level': 'Höchstes Level zuerst',
    name: 'Name ab A',
    '-name': 'Name ab Z',
  },
  more: (most) => `Es gibt mehr als ${most}. Such genauer, um die anderen zu sehen.`,
  noneTitle: 'So eines bietet niemand an',
  noneText: 'Such etwas anderes, oder stell eines von deinen ein und sieh, wer dafür bietet.',
  anybody: 'Suche löschen',
  put: 'Eines zum Tausch stellen',

  ownedBy: (user) => `Gehört ${user}`,
  alsoOf: (user) => `Alles von ${user}`,
  offer: 'Ein Angebot machen',

  chooseTitle: (name) => `Was bietest du für ${name}?`,
  chooseText: (most) => `Wähle bis zu ${most} von deinen. Sie gehen zusammen oder gar nicht.`,
  own: 'Deine Wesen außerhalb des Teams',
  ownName: 'Unter deinen suchen',
  fetchingOwn: 'Deine Pokemon werden geholt',
  noOwn: 'Keines von deinen ist frei. Nimm erst eines aus dem Team, dann kannst du es anbieten.',
  looksFor: (user) => `${user} sucht diese`,
  noOwnLike: 'Keines von deinen heißt so.',
  notFetched: 'Deine Wesen ließen sich nicht holen.',
  listed: 'Im Tausch: Du würdest es zurücknehmen',
  offered: 'Schon angeboten',
  favourite: 'Einer deiner Lieblinge',
  chosen: (count, most) => `${count} von ${most} gewählt`,
  cancel: 'Abbrechen',
  compare: 'Beide Seiten vergleichen',

  compareTitle: 'Willst du genau diesen Tausch?',
  compareText: (user) =>
    `${user} entscheidet. Bis dahin bleibt bei dir, was du bietest, kann aber weder ins Team kommen noch sich entwickeln.`,
  takesBack: (names) =>
    names.length === 1
      ? `${names[0]} steht zum Tausch. Bietest du es an, verschwindet die Anzeige, und Angebote dafür enden.`
      : `${moves(names)} stehen zum Tausch. Bietest du sie an, verschwinden die Anzeigen, und Angebote dafür enden.`,
  tookBack: (names) => `${moves(names)} ${names.length === 1 ? 'steht' : 'stehen'} nicht mehr zum Tausch.`,
  changed: (name) =>
    `${name} hat sich geändert, seit du es gesehen hast. Sieh noch einmal hin, bevor du bietest.`,
  gone: (name) => `${name} steht nicht mehr zum Tausch. Bei dir hat sich nichts geändert.`,
  get: 'Du bekämst',
  give: 'Du gäbst',
  differences: (name) => `Was an ${name} anders ist`,
  same: 'Kein Unterschied bei Variante, Level, Typen und Attacken',
  kindDiffers: (mine, theirs) => `Variante: ${KINDS[mine] ?? mine}, nicht ${KINDS[theirs] ?? theirs}`,
  levelHigher: (by) => `${by} Level höher`,
  levelLower: (by) => `${by} Level niedriger`,
  typesDiffer: (mine, theirs) => `Typ: ${mine}, nicht ${theirs}`,
  movesMore: (names) => `Beherrscht ${moves(names)}`,
  movesLess: (names) => `Beherrscht nicht: ${moves(names)}`,
  back: 'Andere wählen',
  confirm: 'Diesen Tausch anbieten',
  made: 'Dein Angebot ist gemacht',
  notMade: 'Das Angebot ging nicht durch',
  wanted: {
    title: 'Deine Suchliste',
    text: 'Die Glocke meldet dir, wenn jemand anbietet, was du suchst.',
    none: 'Noch nichts. Sag, wen du suchst.',
    loading: 'Deine Suchliste wird geholt',
    name: 'Art',
    add: 'Auf die Liste',
    least: 'Jedes Level',
    from: (level) => `ab Level ${level}`,
    wish: (creature, from) => `${creature} ${from}`,
    any: 'Jede Art',
    anyOf: (kind) => `irgendein ${germanKind(kind)}`,
    normal: (name) => `normales ${name}`,
    tooLittle: 'Wähl eine Art, eine Variante oder beides.',
    remove: (what) => `Streichen: ${what}`,
    removeShort: 'Streichen',
    failed: 'Deine Suchliste ließ sich nicht holen.',
    notSaved: 'Die Suchliste ließ sich nicht ändern',
  },
  matches: {
    title: 'Hier geht ein Tausch sofort',
    text: 'Sie bieten an, was du suchst, und suchen, was du anbietest.',
    wants: (user, names) => `${user} sucht dein ${germanList(names, 'oder')}`,
    all: (count) => `Alle ${numberWords(count)} zeigen`,
  },
  fresh: 'So steht es jetzt. Sieh noch einmal hin, bevor du bietest.',
};
export default words;
