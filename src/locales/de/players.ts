import type { playerWords } from '../en/players.ts';
import { numberWords } from '../format.ts';

const words: typeof playerWords = {
  menu: (user) => `Mehr zu ${user}`,
  view: 'Trainerseite ansehen',
  asOthers: 'Wie andere dich sehen',
  listings: 'Alle Anzeigen',
  report: 'Melden …',
  block: 'Blockieren …',
  unblock: 'Blockierung aufheben',
  cancel: 'Abbrechen',

  page: {
    loading: 'Die Trainerseite wird geholt',
    failed: {
      title: 'Diese Trainerseite ist nicht erreichbar',
      text: 'Der Server hat nicht geantwortet.',
    },
    unknownTitle: 'So heißt niemand',
    unknownText: (name) =>
      name === ''
        ? 'Die Adresse nennt niemanden.'
        : `Es gibt keine Seite von ${name}. Vielleicht hat sich der Name geändert, das Konto ist weg, oder die Seite ist privat.`,
    toMarket: 'Tausch finden',
    visitor: (user) =>
      `Wer spielt, kann gegen ${user} kämpfen und tauschen. Es kostet nichts, und probieren geht auch ohne Konto.`,
    own: 'So sehen dich die anderen.',
    private: 'Deine Seite ist privat: Nur du siehst sie. Andere lesen hier, dass niemand so heißt.',
    toAccount: 'Im Konto ändern',
    favourites: 'Lieblinge',
    level: (level) => `Level ${level}`,
    badges: 'Orden',
    noBadge: (user) => `Gegen ${user} hat noch keine Arena verloren.`,
    records: 'Rekorde',
    noRarest: 'Noch nichts gefangen.',
    trades: 'Getauscht',
    allWon: 'Gewonnene Kämpfe',
    toProfile: 'Dein Profil',
    listings: 'Im Tausch',
    battle: 'Kämpfen',
    trade: (count) => (count === 1 ? 'Die Anzeige ansehen' : `${numberWords(count)} Anzeigen ansehen`),
    blocked: (user) =>
      `Du hast ${user} blockiert. Ihr seht keine Anzeigen voneinander, bietet einander nichts und kämpft nicht.`,
    closed: (user) => `Mit ${user} kannst du im Moment weder tauschen noch kämpfen.`,
    nothing: (user) => `${user} hat im Moment nichts im Tausch.`,
  },

  reporting: {
    title: (user) => `${user} melden`,
    text: 'Die Leitung dieses Spiels liest es und entscheidet. Andere erfahren nicht, wer sie gemeldet hat.',
    about: 'Worum geht es?',
    name: 'Um den Namen',
    listing: (name) => `Um die Anzeige von ${name}`,
    nickname: 'Um den Spitznamen eines Wesens',
    whichNickname: 'Welcher Spitzname?',
    reason: 'Grund',
    choose: 'Grund wählen',
    reasons: {
      name: 'Ein anstößiger Name',
      impersonation: 'Gibt sich als jemand anderes aus',
      spam: 'Überschwemmt den Markt oder mich mit Angeboten',
      scam: 'Versucht andere beim Tausch auszutricksen',
      cheating: 'Schummelt',
      other: 'Etwas anderes',
    },
    more: (most) => `Was sollte die Leitung wissen? Höchstens ${most} Zeichen, oder nichts.`,
    send: 'Meldung senden',
    sent: 'Deine Meldung ist abgeschickt. Danke!',
  },

  blocking: {
    title: (user) => `${user} blockieren?`,
    text: 'Ihr seht keine Anzeigen mehr voneinander, bietet einander nichts und kämpft nicht gegeneinander. Offene Angebote zwischen euch enden.',
    undo: 'Du kannst es jederzeit aufheben: Dein Konto führt alle auf, die du blockiert hast.',
    confirm: 'Blockieren',
    done: (user) => `${user} ist blockiert`,
    undone: (user) => `${user} ist nicht mehr blockiert`,
  },

  blocked: {
    title: 'Blockierte',
    text: 'Du und diese Leute seht keine Anzeigen voneinander, bietet einander nichts und kämpft nicht.',
    loading: 'Wen du blockiert hast, wird geholt',
    failed: 'Wen du blockiert hast, ließ sich nicht holen.',
    none: 'Du hast niemanden blockiert. Über die drei Punkte neben einem Namen geht es.',
    since: (day) => `seit ${day}`,
    count: (count, most) => `${count} von höchstens ${most}`,
  },
};
export default words;
