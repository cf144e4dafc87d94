import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { germanCount } from './counted.ts';

const reports = (count: number) => germanCount(count, 'Meldung', 'Meldungen');
/** A time in seconds, rounded up to minutes if it is long; after “in”. */
const wait = (seconds: number) =>
  seconds > 90
    ? germanCount(Math.ceil(seconds / 60), 'Minute', 'Minuten')
    : germanCount(seconds, 'Sekunde', 'Sekunden');

const words: typeof operatorWords = {
  title: 'Leitung',
  forget: 'Token vergessen',
  forgotten: 'Das Token ist aus diesem Tab verschwunden.',

  token: {
    title: 'Leitung',
    text: 'Diese Seite ist für alle, die diesen Server betreiben. Sie fragt nach dem ADMIN_TOKEN des Servers, behält es nur in diesem Tab und vergisst es, wenn du den Tab schließt.',
    label: 'Token der Leitung',
    enter: 'Eintreten',
    malformed: 'Ein Token hat 1 bis 256 Buchstaben, Ziffern und Zeichen und keine Leerzeichen.',
    wrong: 'Der Server nimmt dieses Token nicht an. Vergleich es mit dem ADMIN_TOKEN des Servers.',
    tooMany: (seconds) =>
      `Von deiner Adresse kamen zu viele falsche Token. Nächster Versuch möglich in: ${wait(seconds)}.`,
    none: 'Dieser Server hat kein Token für die Leitung. Setz ADMIN_TOKEN und starte ihn neu.',
    ended: 'Der Server nimmt das Token nicht mehr an. Gib das neue ein.',
  },

  sections: 'Was dich braucht',
  tabs: { reports: 'Meldungen', appeals: 'Einsprüche', player: 'Konto', audit: 'Protokoll' },
  failed: 'Das ließ sich nicht laden',
  stale: 'Was du siehst, könnte alt sein.',
  cancel: 'Abbrechen',

  reports: {
    title: 'Offene Meldungen',
    closedTitle: 'Geschlossene Meldungen',
    loading: 'Meldungen werden geholt',
    closed: 'Geschlossene zeigen',
    none: 'Keine Meldung ist offen.',
    noneClosed: 'In den letzten 90 Tagen wurde keine Meldung geschlossen.',
    number: (id) => `Meldung ${id}`,
    select: (id) => `Meldung ${id} wählen`,
    pick: 'Wählen',
    all: 'Alle auf dieser Seite wählen',
    selected: (count) => `${reports(count)} gewählt`,
    severalPlayers: 'Sie betreffen mehrere Konten: Du kannst sie nur schließen.',
    clear: 'Keine wählen',
    name: 'Gemeldeter Name',
    listing: 'Gemeldete Anzeige',
    nickname: 'Gemeldetes Wesen',
    formerly: (name) => `hieß damals ${name}`,
    by: 'Gemeldet von',
    nothing: 'Wer meldete, schrieb nichts dazu.',
    reasons: {
      name: 'Anstößiger Name',
      impersonation: 'Gibt sich als jemand anderes aus',
      spam: 'Spam',
      scam: 'Betrug',
      cheating: 'Schummeln',
      other: 'Etwas anderes',
    },
    outcomes: {
      dismissed: 'Ohne Folgen geschlossen',
      warned: 'Verwarnt',
      suspended: 'Gesperrt',
      renamed: 'Neuer Name',
      unnamed: 'Spitzname entfernt',
    },
  },

  appeals: {
    title: 'Einsprüche',
    loading: 'Einsprüche werden geholt',
    none: 'Kein Einspruch wartet.',
    number: (id) => `Einspruch ${id}`,
    suspended: 'Gesperrt, weil',
    lift: 'Sperre beenden',
    decline: 'Ablehnen',
  },

  player: {
    title: 'Konto nachschlagen',
    label: 'Name oder Id',
    find: 'Nachschlagen',
    loading: 'Wird nachgeschlagen',
    none: 'Niemand hat diesen Namen oder diese Id. Wer einen neuen Namen bekam, ist unter dem neuen zu finden.',
    id: 'Id',
    since: 'Dabei seit',
    warnings: (count) => germanCount(count, 'Verwarnung', 'Verwarnungen'),
    suspensions: (count) => germanCount(count, 'Sperre', 'Sperren'),
    open: (count) => germanCount(count, 'offene Meldung', 'offene Meldungen'),
    endless: 'Ohne Ende gesperrt',
    until: (moment) => `Gesperrt bis ${moment}`,
    reason: 'Grund der Sperre',
    acts: 'Was zu diesem Konto getan wurde',
  },

  audit: {
    title: 'Protokoll',
    loading: 'Das Protokoll wird geholt',
    none: 'Die Leitung hat noch nichts getan.',
    noneAbout: 'Die Leitung hat zu diesem Konto noch nichts getan.',
    acts: {
      grant: 'Geschenk an',
      warn: 'Verwarnung an',
      message: 'Nachricht an',
      suspend: 'Sperre für',
      lift: 'Ende der Sperre für',
      rename: 'Neuer Name für',
      unname: 'Spitzname entfernt bei',
      dismiss: 'Meldungen ohne Folgen geschlossen',
      declineAppeal: 'Einspruch abgelehnt von',
      resetPassword: 'Neues Passwort für',
    },
    renamed: (name) => `jetzt ${name}`,
    somebody: 'jemand von früher',
    from: (address) => `von ${address}`,
    noAddress: 'auf dem Server',
    details: {
      text: 'Text',
      reason: 'Grund',
      until: 'Bis',
      reports: 'Meldungen',
      replaces: 'Ersetzt Sperre',
      appeal: 'Einspruch',
      coins: 'Münzen',
      items: 'Sachen',
      creatures: 'Wesen',
      nickname: 'Spitzname',
      pokemon: 'Wesen',
    },
    endless: 'ohne Ende',
  },

  acts: {
    warn: 'Verwarnen',
    message: 'Schreiben',
    suspend: 'Sperren',
    rename: 'Neuer Name',
    unname: 'Spitznamen entfernen',
    dismiss: (count) => (count === 1 ? 'Meldung schließen' : 'Meldungen schließen'),
    lift: 'Sperre beenden',
    seen: (player) => `Was ${player} sehen wird`,
    when: {
      warn: 'Auf jeder Seite, sofort, bis es bestätigt ist:',
      suspend: 'Bei der nächsten Anmeldung; alle Sitzungen enden jetzt:',
      rename: 'Auf jeder Seite, sofort, bis es bestätigt ist:',
      lift: 'Mit der nächsten Anmeldung:',
      decline: 'Bei der nächsten Anmeldung:',
    },
    answers: (ids) =>
      ids.length === 0
        ? 'Das beantwortet keine Meldung.'
        : `Das beantwortet ${ids.length === 1 ? 'Meldung' : 'die Meldungen'} ${ids.join(', ')}.`,
    yourWords: '(deine Worte)',
    empty: 'Schreib zuerst ein paar Worte.',
    again: 'Alles wurde neu geladen. Schließ das hier und sieh noch einmal hin, bevor du entscheidest.',
  },

  warn: {
    title: (player) => `${player} verwarnen`,
    text: 'Nachricht',
    confirm: 'Verwarnung senden',
    done: (player) => `${player} ist verwarnt.`,
  },

  message: {
    title: (player) => `An ${player} schreiben`,
    text: 'Nachricht',
    effects: 'Das ist keine Verwarnung und zählt nicht als eine.',
    confirm: 'Nachricht senden',
    done: (player) => `Die Nachricht an ${player} ist abgeschickt.`,
  },

  suspend: {
    title: (player) => `${player} sperren`,
    present: (until, reason) =>
      `Das Konto ist schon gesperrt, ${until === null ? 'ohne Ende' : `bis ${until}`}: „${reason}“ Dies ersetzt jene Sperre.`,
    replace: 'Sperre ersetzen',
    reason: 'Grund, der zu lesen sein wird',
    length: 'Wie lange',
    days: (count) => germanCount(count, 'Tag', 'Tage'),
    moment: 'Bis zu einem Zeitpunkt',
    endless: 'Ohne Ende',
    until: 'Bis (deine Zeit)',
    past: 'Wähl einen Zeitpunkt in der Zukunft.',
    effects:
      'Sitzungen und offene Angebote enden. Anzeigen werden verborgen und kommen wieder, wenn die Sperre endet.',
    confirm: 'Sperren',
    done: (player) => `${player} ist gesperrt.`,
  },

  rename: {
    title: (player) => `Ein neuer Name für ${player}`,
    name: 'Neuer Name (leer: Trainer und eine Zahl)',
    neutral: 'Trainer und eine Zahl',
    text: 'Nachricht (darf leer sein)',
    effects: 'Den alten Namen kann niemand nehmen. Die Anmeldung geht auch mit ihm noch.',
    confirm: 'Neuen Namen geben',
    done: (player, name) => `${player} heißt jetzt ${name}.`,
  },

  unname: {
    title: (nickname) => `Den Spitznamen ${nickname} entfernen`,
    text: 'Nachricht (darf leer sein)',
    effects:
      'Niemand kann ihn wieder verwenden, weder für ein Wesen noch für ein Konto. Begonnene Kämpfe behalten ihn.',
    confirm: 'Entfernen',
    done: (nickname) => `Der Spitzname ${nickname} ist weg.`,
  },

  lift: {
    title: (player) => `Die Sperre von ${player} beenden`,
    text: 'Nachricht (darf leer sein)',
    effects: 'Die Anzeigen kommen wieder. Ein offener Einspruch gilt als angenommen.',
    confirm: 'Sperre beenden',
    done: (player) => `${player} ist nicht mehr gesperrt.`,
  },

  decline: {
    title: (player) => `Den Einspruch von ${player} ablehnen`,
    text: 'Antwort',
    effects: `Die Sperre bleibt. Gegen eine Sperre sind ${MOST_APPEALS} Einsprüche möglich.`,
    confirm: 'Einspruch ablehnen',
    done: (player) => `Der Einspruch von ${player} ist abgelehnt.`,
  },

  dismiss: {
    title: (count) => `${reports(count)} ohne Folgen schließen`,
    effects: (ids) =>
      `${ids.length === 1 ? 'Meldung' : 'Meldungen'} ${ids.join(', ')}. Niemand erfährt davon: weder wer meldete noch wer gemeldet wurde.`,
    text: 'Notiz fürs Protokoll (darf leer sein)',
    confirm: (count) => `${reports(count)} schließen`,
    done: (closed) => `${reports(closed)} geschlossen.`,
    some: (closed, asked) =>
      `${closed} von ${reports(asked)} geschlossen: Bei den übrigen war jemand anderes schneller.`,
  },
};
export default words;
