import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: 'Zum Inhalt springen',
  textMode: { on: 'Barrierefrei: Textmodus einschalten', off: 'Barrierefrei: Textmodus ausschalten' },
  loading: 'Lädt …',
  loadingPage: (title) => `${title}: lädt`,

  menu: {
    label: 'Hauptmenü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    home: 'Start',
    login: 'Anmelden',
    signup: 'Neu hier?',
    faq: 'Fragen',
    about: 'Über',
    maps: 'Karten',
    logout: 'Abmelden',
    profile: { label: 'Profil', pokemons: 'Deine Pokemon', mart: 'Pokemart', quests: 'Aufgaben' },
    pokemon: {
      label: 'Pokemon',
      team: 'Dein Team',
      pokemons: 'Deine Pokemon',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: 'Typentafel',
    },
    battle: {
      label: 'Kampf',
      gym: 'Arenakampf',
      user: 'Spielerkampf',
      gold: 'Goldkampf',
      exp: 'EP-Kampf',
    },
    trade: { label: 'Tausch', traders: 'Deine Anzeigen', offers: 'Deine Angebote', find: 'Tausch finden' },
  },

  errors: {
    unknown: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
    server: import.meta.env.TRIAL
      ? 'Das konnte die Kostprobe nicht. Bitte versuch es noch einmal.'
      : 'Das konnte der Server nicht. Bitte versuch es noch einmal.',
    offline: import.meta.env.TRIAL
      ? 'Ein Teil des Spiels ließ sich nicht laden. Bitte prüf deine Verbindung.'
      : 'Der Server ist nicht erreichbar. Bitte prüf deine Verbindung.',
    withId: (message, id) => `${message} (Fehlernummer ${id})`,
    number: (id) => `Fehlernummer ${id}`,
    late: 'Der Server braucht zu lange für eine Antwort. Bitte versuch es noch einmal.',
    foreign:
      'Diese Antwort kam nicht vom Spiel. Vielleicht will dieses Netz, dass du dich zuerst anmeldest. Versuch es danach noch einmal.',
  },

  storage: {
    label: 'Dein Browser und dieses Spiel',
    blocked:
      'Dein Browser merkt sich nichts für diese Seite: Cookies sind gesperrt. Du kannst in diesem Tab weiterspielen, wirst aber abgemeldet, sobald du ihn schließt oder neu lädst. Erlaube Cookies für diese Adresse, um angemeldet zu bleiben.',
    full: 'Dein Browser hat keinen Platz mehr für diese Seite. Du kannst in diesem Tab weiterspielen, wirst aber vielleicht abgemeldet, wenn du ihn schließt. Lösch in den Einstellungen deines Browsers Daten anderer Seiten und melde dich dann neu an.',
    dismiss: 'Alles klar',
  },

  offline: {
    lost: 'Der Server ist nicht erreichbar.',
    since: (when) => `Was du hier siehst, ist von ${when}.`,
    again: 'Sobald der Server antwortet, geht das Spiel weiter.',
  },

  update: {
    text: 'Eine neue Version des Spiels ist da.',
    now: 'Jetzt aktualisieren',
    later: 'Später',
  },

  retry: {
    title: 'Diese Seite ist nicht angekommen',
    text: import.meta.env.TRIAL
      ? 'Ein Teil des Spiels ließ sich nicht laden. Dein Fortschritt ist in diesem Browser sicher.'
      : 'Ein Teil des Spiels ließ sich nicht laden. Dein Fortschritt ist auf dem Server sicher.',
    button: 'Noch einmal',
    brokenTitle: 'Da ist etwas zerbrochen',
    brokenText: import.meta.env.TRIAL
      ? 'Damit hat das Spiel nicht gerechnet. Dein Fortschritt ist in diesem Browser sicher. Lade die Seite neu.'
      : 'Damit hat das Spiel nicht gerechnet. Dein Fortschritt ist auf dem Server sicher. Lade die Seite neu; passiert es wieder, sag der Leitung dieses Servers, was du getan hast.',
    brokenId: (id) => `Nummer der letzten fehlgeschlagenen Anfrage, für die Leitung: ${id}`,
    reload: 'Seite neu laden',
    home: 'Zur ersten Seite',
    goOn: 'Weiter ohne Laden',
  },

  login: {
    username: 'Name',
    password: 'Passwort',
    again: 'Passwort wiederholen',
    login: 'Anmelden',
    signup: 'Konto anlegen',
    continue: 'Weiter',
    cancel: 'Abbrechen',
    shortUsername: 'Name: mindestens 5 Zeichen!',
    shortPassword: 'Passwort: mindestens 5 Zeichen!',
    mismatch: 'Die Passwörter sind verschieden',
    invalid: 'Name oder Passwort stimmt nicht',
    pleaseLogin: 'Bitte melde dich an',
    ended: 'Deine Sitzung ist zu Ende. Bitte melde dich neu an.',
    kept: (player) => `Was du nicht gespeichert hattest, ist für ${player} aufgehoben.`,
    elsewhere: 'Du hast dich in einem anderen Fenster abgemeldet.',
    suspended: 'Dein Konto ist gesperrt.',
    tagline: 'Sammeln. Entdecken. Kämpfen.',
    play: 'Spielen',
  },

  changeTeam: 'Ersatz wählen',
  account: 'Konto',
  player: 'Trainerseite',
  settings: 'Einstellungen',
  recover: 'Passwort vergessen?',
  guest: 'Als Gast spielen',
  workshop: 'Werkstatt',
  operator: 'Leitung',

  fullscreen: {
    start: 'Vollbild',
    end: 'Vollbild beenden',
    refused: 'Dein Browser hat kein Vollbild erlaubt. Versuch es mit dem Knopf am Fuß der Seite.',
  },
  footer: {
    calm: 'Ruhemodus',
    calmHint: 'Kein Wackeln, kein Blitzen, kein Gezappel.',
    theme: 'Farben',
    themes: {
      system: { name: 'System', hint: 'Wie dein System' },
      light: { name: 'Hell', hint: 'Immer wie bei Tag' },
      dark: { name: 'Dunkel', hint: 'Immer wie bei Nacht' },
    },
    controls: 'Steuerung',
    profile: 'Dein Profil',
  },

  unknown: { title: 'Verirrt im hohen Gras' },
};
export default words;
