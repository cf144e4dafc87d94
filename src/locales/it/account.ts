import type { accountWords } from '../en/account.ts';
import { italianCount } from './counted.ts';

const words: typeof accountWords = {
  title: 'Account',
  toAccount: 'Account e password',
  back: 'Torna al profilo',
  loading: 'Arriva il tuo account',
  failed: {
    title: 'Il tuo account non si raggiunge',
    text: 'Il server non ha risposto. Non è cambiato niente.',
  },
  cancel: 'Annulla',

  fields: { password: 'La tua password', newPassword: 'Nuova password', again: 'Ripeti la nuova password' },

  password: {
    title: 'Password',
    text: 'Chi è dentro il tuo account da un’altra parte, quando la cambi viene fatto uscire.',
    change: 'Cambia password',
    dialog: 'Tutte le altre sessioni del tuo account finiscono. Qui resti dentro.',
    done: 'Password cambiata. Tutte le altre sessioni sono finite.',
  },

  codes: {
    title: 'Codici di recupero',
    text: 'Con un codice di recupero scegli una nuova password quando hai dimenticato la vecchia. Ognuno vale una volta.',
    left: (count, made) => `${italianCount(count, 'codice rimasto', 'codici rimasti')}, data: ${made}.`,
    none: 'Non hai codici di recupero. Senza, una password dimenticata è persa.',
    renew: 'Crea nuovi codici',
    dialog: 'I codici che hai adesso non varranno più.',
    done: 'Ecco i tuoi nuovi codici. Quelli vecchi non valgono più.',
    fresh: 'I tuoi nuovi codici di recupero',
    once: 'Si vedono solo adesso. Scrivili o salvali dove non li trova nessun altro.',
    copy: 'Copia',
    copied: 'Copiati',
    copyFailed: 'La copia non è riuscita. Scrivili a mano.',
    download: 'Scarica',
    fileName: 'emberwild-codici-di-recupero.txt',
    file: (player, codes) =>
      `Codici di recupero di ${player} in Emberwild. Ognuno vale una volta.\n\n${codes.join('\n')}\n`,
    kept: 'Li ho conservati',
    notice: 'Ti aspettano otto codici di recupero. Servono se dimentichi la password.',
    show: 'Mostrali',
    skip: 'Non ora',
    skipped: 'Puoi crearne di nuovi nel profilo, sotto Account.',
  },

  sessions: {
    title: 'Sessioni',
    text: 'Dove il tuo account è aperto.',
    current: 'Questa',
    device: (browser, system) =>
      browser && system ? `${browser} su ${system}` : browser || system || 'Browser sconosciuto',
    created: (day) => `Accesso: ${day}`,
    used: (time) => `ultimo uso: ${time}`,
    endOthers: 'Chiudi le altre',
    only: 'Non è aperto da nessun’altra parte.',
    ended: 'Tutte le altre sessioni sono finite',
  },

  page: {
    title: 'Pagina pubblica',
    text: 'Chi ha l’indirizzo ci vede tessera, medaglie, preferite e primati, anche senza account. Squadra, monete e oggetti restano nascosti.',
    view: 'Vedi la tua pagina',
    private: 'Privata: la mia pagina non la vede nessuno',
    shown: 'Gli altri vedono di nuovo la tua pagina',
    hidden: 'La tua pagina è privata',
  },

  data: {
    title: 'I tuoi dati',
    text: 'Tutto ciò che il gioco conserva di te, in un file JSON.',
    download: 'Scarica i tuoi dati',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },

  deletion: {
    title: 'Cancella account',
    text: 'Creature, oggetti, monete e primati spariscono per sempre, e il tuo nome torna libero. Annunci e offerte decadono. Gli scambi restano nelle cronache di chi li ha fatti con te, senza il tuo nome.',
    open: 'Cancella account…',
    dialog:
      'Nessuno può tornare indietro. Inserisci la password per cancellare il tuo account con tutto ciò che contiene.',
    confirm: 'Cancella per sempre',
    done: 'Il tuo account è cancellato. Addio, e buona strada!',
  },

  recover: {
    title: 'Password dimenticata',
    text: 'Scegli una nuova password con uno dei tuoi codici di recupero. Li hai ricevuti alla registrazione, o creati nel profilo.',
    code: 'Codice di recupero',
    submit: 'Imposta la nuova password',
    back: 'Torna all’accesso',
    done: 'La nuova password è impostata. Accedi con quella.',
    lost: 'Codici finiti? Chiedi a chi gestisce questo server: può darti una nuova password.',
  },
};
export default words;
