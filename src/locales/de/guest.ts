import type { guestWords } from '../en/guest.ts';

const words: typeof guestWords = {
  title: 'Als Gast spielen',
  text: 'Du bekommst einen Namen und fängst sofort an, ohne Passwort. Alles, was du tust, bleibt erhalten, wie bei allen anderen.',
  points: (days) => [
    'Nur dieser Browser kennt dich. Wähl im Profil unter Konto ein Passwort, dann kannst du dich von überall anmelden.',
    'Bis dahin kannst du nicht mit anderen tauschen: Niemand mag Partner, die morgen weg sein könnten.',
    `Meldest du dich ohne Passwort ab oder bleibst du ${days} Tage fort, wird alles gelöscht.`,
  ],
  start: 'Als Gast spielen',
  signup: 'Mit eigenem Namen anfangen',
  back: 'Zurück zur Anmeldung',
  closed: 'Dieser Server hat keine Gäste. Leg ein Konto mit Name und Passwort an: Mehr braucht es nicht.',

  notice: {
    label: 'Du bist Gast',
    text: (name) =>
      `Du spielst als Gast ${name}. Wähl ein Passwort, damit dein Abenteuer nicht an diesem einen Browser hängt.`,
    choose: 'Passwort wählen',
    skip: 'Jetzt nicht',
    skipped: 'Du kannst jederzeit im Profil unter Konto eines wählen.',
  },

  password: {
    text: (days) =>
      `Du hast noch keines: Nur dieser Browser kennt dich. Mit Passwort kannst du dich von überall anmelden und tauschen. Ohne wird dein Konto nach dem Abmelden oder nach ${days} Tagen ohne Besuch gelöscht.`,
    choose: 'Passwort wählen',
    dialog: (name) => `Danach meldest du dich als ${name} mit diesem Passwort an.`,
    done: 'Passwort gewählt. Heb auch deine Notfallcodes auf.',
    codes: 'Zusammen mit dem Passwort bekommst du Notfallcodes.',
    deletion:
      'Als Gast brauchst du dafür kein Passwort: Meld dich ab, und dein Konto ist in ein, zwei Stunden gelöscht.',
  },

  leave: {
    title: 'Für immer gehen?',
    text: (name) =>
      `Ohne Passwort kann sich niemand mehr als ${name} anmelden, auch du nicht: Bald nach dem Abmelden wird alles gelöscht.`,
    choose: 'Passwort wählen',
    leave: 'Für immer abmelden',
  },
};
export default words;
