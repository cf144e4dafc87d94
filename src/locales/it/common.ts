import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: 'Vai al contenuto',
  textMode: {
    on: 'Accessibilità: accendi la modalità testo',
    off: 'Accessibilità: spegni la modalità testo',
  },
  loading: 'Un attimo…',
  loadingPage: (title) => `${title}: in arrivo`,

  menu: {
    label: 'Menu principale',
    open: 'Apri il menu',
    close: 'Chiudi il menu',
    home: 'Casa',
    login: 'Accedi',
    signup: 'Registrati',
    faq: 'Domande',
    about: 'Info',
    maps: 'Mappe',
    logout: 'Esci',
    profile: { label: 'Profilo', pokemons: 'Le tue creature', mart: 'Pokemart', quests: 'Missioni' },
    pokemon: {
      label: 'Creature',
      team: 'La tua squadra',
      pokemons: 'Le tue creature',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: 'Tabella dei tipi',
    },
    battle: {
      label: 'Lotta',
      gym: 'Palestre',
      user: 'Sfida tra giocatori',
      gold: 'Lotta d’oro',
      exp: 'Allenamento',
    },
    trade: {
      label: 'Scambi',
      traders: 'Creature in scambio',
      offers: 'Le tue offerte',
      find: 'Trova scambi',
    },
  },

  errors: {
    unknown: 'Qualcosa è andato storto. Ritenta.',
    server: import.meta.env.TRIAL
      ? 'La prova non ci è riuscita. Ritenta.'
      : 'Il server non ci è riuscito. Ritenta.',
    offline: import.meta.env.TRIAL
      ? 'Una parte del gioco non si è caricata. Controlla la connessione.'
      : 'Il server non si raggiunge. Controlla la connessione.',
    withId: (message, id) => `${message} (Errore numero ${id})`,
    number: (id) => `Errore numero ${id}`,
    late: 'Il server ci mette troppo a rispondere. Ritenta.',
    foreign: 'Questa risposta non veniva dal gioco. Forse la rete vuole che prima tu acceda. Poi ritenta.',
  },

  storage: {
    label: 'Il tuo browser e questo gioco',
    blocked:
      'Il tuo browser non conserva niente per questa pagina: i cookie sono bloccati. In questa scheda puoi continuare, ma chiudendola o ricaricandola esci dal gioco. Consenti i cookie per questo indirizzo per restare dentro.',
    full: 'Il tuo browser non ha più spazio per questa pagina. In questa scheda puoi continuare, ma chiudendola potresti uscire dal gioco. Cancella dati di altre pagine nelle impostazioni del browser, poi accedi di nuovo.',
    dismiss: 'Capito',
  },

  offline: {
    lost: 'Il server non si raggiunge.',
    since: (when) => `Quello che vedi qui è di ${when}.`,
    again: 'Appena il server risponde, il gioco continua.',
  },

  update: {
    text: 'È pronta una nuova versione del gioco.',
    now: 'Aggiorna ora',
    later: 'Dopo',
  },

  retry: {
    title: 'Questa pagina non è arrivata',
    text: import.meta.env.TRIAL
      ? 'Una parte del gioco non si è caricata. I tuoi progressi sono al sicuro in questo browser.'
      : 'Una parte del gioco non si è caricata. I tuoi progressi sono al sicuro sul server.',
    button: 'Ritenta',
    brokenTitle: 'Si è rotto qualcosa',
    brokenText: import.meta.env.TRIAL
      ? 'Questo il gioco non se l’aspettava. I tuoi progressi sono al sicuro in questo browser. Ricarica la pagina.'
      : 'Questo il gioco non se l’aspettava. I tuoi progressi sono al sicuro sul server. Ricarica la pagina; se succede ancora, di’ a chi gestisce questo server che cosa hai fatto.',
    brokenId: (id) => `Numero dell’ultima richiesta fallita, per la gestione: ${id}`,
    reload: 'Ricarica la pagina',
    home: 'Alla prima pagina',
    goOn: 'Continua senza ricaricare',
  },

  login: {
    username: 'Nome',
    password: 'Password',
    again: 'Ripeti la password',
    login: 'Accedi',
    signup: 'Registrati',
    continue: 'Continua',
    cancel: 'Annulla',
    shortUsername: 'Nome: servono almeno 5 caratteri!',
    shortPassword: 'Password: servono almeno 5 caratteri!',
    mismatch: 'Le password sono diverse',
    invalid: 'Nome o password errati',
    pleaseLogin: 'Prima accedi',
    ended: 'La tua sessione è finita. Accedi di nuovo.',
    kept: (player) => `Quello che non avevi salvato è da parte per ${player}.`,
    elsewhere: 'Hai chiuso la sessione in un’altra finestra.',
    suspended: 'Il tuo account è sospeso.',
    tagline: 'Colleziona. Esplora. Lotta.',
    play: 'Gioca',
  },

  changeTeam: 'Scegli chi entra',
  account: 'Account',
  player: 'Pagina pubblica',
  settings: 'Impostazioni',
  recover: 'Password dimenticata?',
  guest: 'Gioca come ospite',
  workshop: 'Laboratorio',
  operator: 'Gestione',

  fullscreen: {
    start: 'Schermo intero',
    end: 'Lascia lo schermo intero',
    refused: 'Il browser non ha concesso lo schermo intero. Prova il pulsante in fondo alla pagina.',
  },
  footer: {
    calm: 'Modalità calma',
    calmHint: 'Niente tremolii, niente lampi, niente dondolii.',
    theme: 'Tema',
    themes: {
      system: { name: 'Sistema', hint: 'Come il tuo sistema' },
      light: { name: 'Chiaro', hint: 'Sempre di giorno' },
      dark: { name: 'Scuro', hint: 'Sempre di notte' },
    },
    controls: 'Comandi',
    profile: 'Il tuo profilo',
  },

  unknown: { title: 'Nell’erba alta, senza sentiero' },
};
export default words;
