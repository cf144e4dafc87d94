import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { italianCount } from './counted.ts';

const reports = (count: number) => italianCount(count, 'segnalazione', 'segnalazioni');
/** A time in seconds, rounded up to minutes if it is long. */
const wait = (seconds: number) =>
  seconds > 90
    ? italianCount(Math.ceil(seconds / 60), 'minuto', 'minuti')
    : italianCount(seconds, 'secondo', 'secondi');

const words: typeof operatorWords = {
  title: 'Gestione',
  forget: 'Dimentica il token',
  forgotten: 'Il token è sparito da questa scheda.',

  token: {
    title: 'Gestione',
    text: 'Questa pagina è per chi gestisce questo server. Chiede l’ADMIN_TOKEN del server, lo tiene solo in questa scheda e lo dimentica quando la chiudi.',
    label: 'Token della gestione',
    enter: 'Entra',
    malformed: 'Un token ha da 1 a 256 lettere, cifre e segni, e nessuno spazio.',
    wrong: 'Il server non accetta questo token. Confrontalo con il suo ADMIN_TOKEN.',
    tooMany: (seconds) =>
      `Dal tuo indirizzo sono arrivati troppi token errati. Ritenta tra ${wait(seconds)}.`,
    none: 'Questo server non ha un token della gestione. Imposta ADMIN_TOKEN e riavvialo.',
    ended: 'Il server non accetta più il token. Inserisci quello nuovo.',
  },

  sections: 'Che cosa aspetta te',
  tabs: { reports: 'Segnalazioni', appeals: 'Ricorsi', player: 'Giocatore', audit: 'Registro' },
  failed: 'Caricamento non riuscito',
  stale: 'Quello che vedi potrebbe essere vecchio.',
  cancel: 'Annulla',

  reports: {
    title: 'Segnalazioni aperte',
    closedTitle: 'Segnalazioni chiuse',
    loading: 'Arrivano le segnalazioni',
    closed: 'Mostra le chiuse',
    none: 'Nessuna segnalazione aperta.',
    noneClosed: 'Nessuna segnalazione chiusa negli ultimi 90 giorni.',
    number: (id) => `Segnalazione ${id}`,
    select: (id) => `Scegli la segnalazione ${id}`,
    pick: 'Scegli',
    all: 'Scegli tutte quelle della pagina',
    selected: (count) => italianCount(count, 'segnalazione scelta', 'segnalazioni scelte'),
    severalPlayers: 'Riguardano più persone: puoi solo chiuderle.',
    clear: 'Non sceglierne nessuna',
    name: 'Nome segnalato',
    listing: 'Annuncio segnalato',
    nickname: 'Creatura segnalata',
    formerly: (name) => `allora di nome ${name}`,
    by: 'Segnalato da',
    nothing: 'Chi ha segnalato non ha scritto niente.',
    reasons: {
      name: 'Nome offensivo',
      impersonation: 'Si finge qualcun altro',
      spam: 'Spam',
      scam: 'Truffa',
      cheating: 'Bara',
      other: 'Qualcos’altro',
    },
    outcomes: {
      dismissed: 'Chiusa senza intervento',
      warned: 'Avvertimento',
      suspended: 'Sospensione',
      renamed: 'Nuovo nome',
      unnamed: 'Soprannome tolto',
    },
  },

  appeals: {
    title: 'Ricorsi',
    loading: 'Arrivano i ricorsi',
    none: 'Nessun ricorso in attesa.',
    number: (id) => `Ricorso ${id}`,
    suspended: 'Motivo della sospensione',
    lift: 'Termina la sospensione',
    decline: 'Respingi',
  },

  player: {
    title: 'Cerca un account',
    label: 'Nome o id',
    find: 'Cerca',
    loading: 'Ricerca in corso',
    none: 'Non c’è nessun account con questo nome o id. Chi ha un nome nuovo si trova con quello.',
    id: 'Id',
    since: 'Gioca dal',
    warnings: (count) => italianCount(count, 'avvertimento', 'avvertimenti'),
    suspensions: (count) => italianCount(count, 'sospensione', 'sospensioni'),
    open: (count) => italianCount(count, 'segnalazione aperta', 'segnalazioni aperte'),
    endless: 'Sospeso senza fine',
    until: (moment) => `Sospeso fino al ${moment}`,
    reason: 'Motivo della sospensione',
    acts: 'Interventi su questo account',
  },

  audit: {
    title: 'Registro',
    loading: 'Arriva il registro',
    none: 'La gestione non ha ancora fatto niente.',
    noneAbout: 'La gestione non ha fatto niente su questo account.',
    acts: {
      grant: 'Dono a',
      warn: 'Avvertimento a',
      message: 'Messaggio a',
      suspend: 'Sospensione di',
      lift: 'Fine della sospensione di',
      rename: 'Nuovo nome a',
      unname: 'Soprannome tolto a',
      dismiss: 'Segnalazioni chiuse senza intervento',
      declineAppeal: 'Ricorso respinto di',
      resetPassword: 'Nuova password per',
    },
    renamed: (name) => `adesso ${name}`,
    somebody: 'qualcuno che non gioca più',
    from: (address) => `da ${address}`,
    noAddress: 'sul server',
    details: {
      text: 'Testo',
      reason: 'Motivo',
      until: 'Fino al',
      reports: 'Segnalazioni',
      replaces: 'Sostituisce la sospensione',
      appeal: 'Ricorso',
      coins: 'Monete',
      items: 'Articoli',
      creatures: 'Creature',
      nickname: 'Soprannome',
      pokemon: 'Creatura',
    },
    endless: 'senza fine',
  },

  acts: {
    warn: 'Avverti',
    message: 'Scrivi',
    suspend: 'Sospendi',
    rename: 'Nuovo nome',
    unname: 'Togli il soprannome',
    dismiss: (count) => (count === 1 ? 'Chiudi la segnalazione' : 'Chiudi le segnalazioni'),
    lift: 'Termina la sospensione',
    seen: (player) => `Che cosa vedrà ${player}`,
    when: {
      warn: 'Su ogni pagina, subito, fino alla conferma:',
      suspend: 'Al prossimo accesso; tutte le sessioni finiscono adesso:',
      rename: 'Su ogni pagina, subito, fino alla conferma:',
      lift: 'Con il prossimo accesso:',
      decline: 'Al prossimo accesso:',
    },
    answers: (ids) =>
      ids.length === 0
        ? 'Non risponde a nessuna segnalazione.'
        : `Risponde ${ids.length === 1 ? 'alla segnalazione' : 'alle segnalazioni'} ${ids.join(', ')}.`,
    yourWords: '(le tue parole)',
    empty: 'Prima scrivi due parole.',
    again: 'Tutto è stato ricaricato. Chiudi questo e guarda di nuovo prima di decidere.',
  },

  warn: {
    title: (player) => `Avverti ${player}`,
    text: 'Messaggio',
    confirm: 'Invia l’avvertimento',
    done: (player) => `Avvertimento inviato a ${player}.`,
  },

  message: {
    title: (player) => `Scrivi a ${player}`,
    text: 'Messaggio',
    effects: 'Non è un avvertimento, e non conta come tale.',
    confirm: 'Invia il messaggio',
    done: (player) => `Messaggio inviato a ${player}.`,
  },

  suspend: {
    title: (player) => `Sospendi ${player}`,
    present: (until, reason) =>
      `L’account è già sospeso, ${until === null ? 'senza fine' : `fino al ${until}`}: «${reason}» Questa sostituisce quella sospensione.`,
    replace: 'Sostituisci la sospensione',
    reason: 'Motivo, che verrà letto',
    length: 'Per quanto',
    days: (count) => italianCount(count, 'giorno', 'giorni'),
    moment: 'Fino a un momento',
    endless: 'Senza fine',
    until: 'Fino al (ora tua)',
    past: 'Scegli un momento nel futuro.',
    effects:
      'Sessioni e offerte aperte finiscono. Gli annunci si nascondono e tornano quando la sospensione finisce.',
    confirm: 'Sospendi',
    done: (player) => `${player}: sospensione attiva.`,
  },

  rename: {
    title: (player) => `Un nuovo nome per ${player}`,
    name: 'Nuovo nome (vuoto: Trainer e un numero)',
    neutral: 'Trainer e un numero',
    text: 'Messaggio (può restare vuoto)',
    effects: 'Il nome di prima non lo può prendere nessuno. Con quello si può ancora accedere.',
    confirm: 'Dai il nuovo nome',
    done: (player, name) => `${player} adesso si chiama ${name}.`,
  },

  unname: {
    title: (nickname) => `Togli il soprannome ${nickname}`,
    text: 'Messaggio (può restare vuoto)',
    effects: 'Nessuno potrà più usarlo, per una creatura o un account. Le lotte già cominciate lo tengono.',
    confirm: 'Toglilo',
    done: (nickname) => `Il soprannome ${nickname} non c’è più.`,
  },

  lift: {
    title: (player) => `Termina la sospensione di ${player}`,
    text: 'Messaggio (può restare vuoto)',
    effects: 'Gli annunci tornano. Un ricorso aperto vale come accolto.',
    confirm: 'Termina la sospensione',
    done: (player) => `${player}: sospensione finita.`,
  },

  decline: {
    title: (player) => `Respingi il ricorso di ${player}`,
    text: 'Risposta',
    effects: `La sospensione resta. Contro una sospensione si può ricorrere ${MOST_APPEALS} volte.`,
    confirm: 'Respingi il ricorso',
    done: (player) => `Ricorso di ${player} respinto.`,
  },

  dismiss: {
    title: (count) => `Chiudi ${reports(count)} senza intervento`,
    effects: (ids) =>
      `${ids.length === 1 ? 'Segnalazione' : 'Segnalazioni'} ${ids.join(', ')}. Non viene avvisato nessuno: né chi ha segnalato né chi è segnalato.`,
    text: 'Nota per il registro (può restare vuota)',
    confirm: (count) => `Chiudi ${reports(count)}`,
    done: (closed) => italianCount(closed, 'segnalazione chiusa', 'segnalazioni chiuse'),
    some: (closed, asked) =>
      `Chiuse ${closed} su ${reports(asked)}: con le altre qualcun altro della gestione ha fatto prima.`,
  },
};
export default words;
