import type { accountWords } from '../en/account.ts';
import { germanCount } from './counted.ts';

const words: typeof accountWords = {
  title: 'Konto',
  toAccount: 'Konto und Passwort',
  back: 'Zurück zum Profil',
  loading: 'Dein Konto wird geholt',
  failed: {
    title: 'Dein Konto ist nicht erreichbar',
    text: 'Der Server hat nicht geantwortet. Nichts hat sich geändert.',
  },
  cancel: 'Abbrechen',

  fields: {
    password: 'Dein Passwort',
    newPassword: 'Neues Passwort',
    again: 'Neues Passwort wiederholen',
  },

  password: {
    title: 'Passwort',
    text: 'Wer anderswo in deinem Konto angemeldet ist, wird abgemeldet, wenn du es änderst.',
    change: 'Passwort ändern',
    dialog: 'Alle anderen Sitzungen deines Kontos enden. Hier bleibst du angemeldet.',
    done: 'Passwort geändert. Alle anderen Sitzungen sind zu Ende.',
  },

  codes: {
    title: 'Notfallcodes',
    text: 'Mit einem Notfallcode kannst du ein neues Passwort wählen, wenn du das alte vergessen hast. Jeder gilt einmal.',
    left: (count, made) => `Noch ${germanCount(count, 'Code', 'Codes')}, erstellt am ${made}.`,
    none: 'Du hast keine Notfallcodes. Ohne sie ist ein vergessenes Passwort verloren.',
    renew: 'Neue Codes erstellen',
    dialog: 'Die Codes, die du jetzt hast, werden ungültig.',
    done: 'Hier sind deine neuen Codes. Die alten sind ungültig.',
    fresh: 'Deine neuen Notfallcodes',
    once: 'Du siehst sie nur jetzt. Schreib sie auf oder speichere sie, wo niemand sonst sie findet.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Kopieren ging nicht. Bitte schreib sie auf.',
    download: 'Herunterladen',
    fileName: 'emberwild-notfallcodes.txt',
    file: (player, codes) =>
      `Notfallcodes von ${player} in Emberwild. Jeder gilt einmal.\n\n${codes.join('\n')}\n`,
    kept: 'Ich habe sie aufgehoben',
    notice: 'Acht Notfallcodes warten auf dich. Sie helfen, wenn du dein Passwort vergisst.',
    show: 'Zeigen',
    skip: 'Jetzt nicht',
    skipped: 'Du kannst im Profil unter Konto neue erstellen.',
  },

  sessions: {
    title: 'Sitzungen',
    text: 'Wo du angemeldet bist.',
    current: 'Diese hier',
    device: (browser, system) =>
      browser && system ? `${browser} auf ${system}` : browser || system || 'Unbekannter Browser',
    created: (day) => `Angemeldet: ${day}`,
    used: (time) => `zuletzt benutzt: ${time}`,
    endOthers: 'Alle anderen beenden',
    only: 'Sonst bist du nirgends angemeldet.',
    ended: 'Alle anderen Sitzungen sind zu Ende',
  },

  page: {
    title: 'Trainerseite',
    text: 'Wer die Adresse hat, sieht dort deine Karte, Orden, Lieblinge und Rekorde, auch ohne Konto. Team, Münzen und Sachen bleiben verborgen.',
    view: 'Deine Seite ansehen',
    private: 'Privat: Niemand sonst sieht meine Seite',
    shown: 'Andere sehen deine Seite wieder',
    hidden: 'Deine Seite ist privat',
  },

  data: {
    title: 'Deine Daten',
    text: 'Alles, was das Spiel über dich speichert, als JSON-Datei.',
    download: 'Daten herunterladen',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },

  deletion: {
    title: 'Konto löschen',
    text: 'Deine Wesen, Sachen, Münzen und Rekorde sind für immer weg, und dein Name wird frei. Deine Anzeigen und Angebote enden. Tauschgeschäfte bleiben im Verlauf der anderen, ohne deinen Namen.',
    open: 'Konto löschen …',
    dialog:
      'Das kann niemand rückgängig machen. Gib dein Passwort ein, um dein Konto mit allem darin zu löschen.',
    confirm: 'Für immer löschen',
    done: 'Dein Konto ist gelöscht. Leb wohl!',
  },

  recover: {
    title: 'Passwort vergessen',
    text: 'Wähl ein neues Passwort mit einem deiner Notfallcodes. Du hast sie zu Beginn bekommen oder im Profil erstellt.',
    code: 'Notfallcode',
    submit: 'Neues Passwort setzen',
    back: 'Zurück zur Anmeldung',
    done: 'Dein neues Passwort gilt. Melde dich damit an.',
    lost: 'Keine Codes mehr? Frag, wer diesen Server betreibt: Dort kann man dir ein neues Passwort geben.',
  },
};
export default words;
