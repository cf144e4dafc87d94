import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about password, sessions, stored data and the end of an account. */
export const germanAccountChapter = ({ recoveryCodes, mostSessions, guestDays }: FaqFacts): FaqChapter => ({
  id: 'account',
  title: 'Dein Konto',
  questions: [
    {
      id: 'guest',
      question: 'Kann ich ohne Konto spielen?',
      answer: [
        `Ja: Drück bei der Anmeldung auf Als Gast spielen. Du bekommst einen Namen, und alles bleibt erhalten wie bei den anderen. Nur kennt dich allein dein Browser: Meldest du dich ab oder bleibst du ${guestDays} Tage fort, wird dein Konto gelöscht. Gäste können nicht tauschen.`,
        'Ein Passwort kannst du jederzeit im Profil unter Konto wählen. Du behältst deinen Namen und alles andere, bekommst Notfallcodes, kannst tauschen und dich von überall anmelden.',
      ],
      also: 'gast anonym probieren ohne konto passwort registrieren',
    },
    {
      id: 'forgotten',
      question: 'Ich kann mich nicht mehr anmelden. Was tun?',
      answer: [
        'Hast du dein Passwort vergessen, drück bei der Anmeldung auf Passwort vergessen? und wähl mit einem deiner Notfallcodes ein neues. Alle Sitzungen deines Kontos enden damit.',
        'Hast du keine Codes mehr, frag, wer diesen Server betreibt: Dort kann man dir ein neues Passwort geben. Das Spiel kennt keine Mailadresse von dir, also kann dir niemand etwas schicken.',
      ],
      also: 'vergessen verloren passwort zurücksetzen mail email ausgesperrt',
    },
    {
      id: 'codes',
      question: 'Was sind Notfallcodes?',
      answer: [
        `${recoveryCodes} Wörter aus Buchstaben und Ziffern; jedes ersetzt einmal ein vergessenes Passwort. Du bekommst sie, wenn du dein Konto anlegst; wenn du magst, überspring sie. Im Profil unter Konto erstellst du mit deinem Passwort neue: Die alten werden ungültig. Zu sehen sind sie nur beim Erstellen, also schreib sie auf oder speichere sie, wo niemand sonst sie findet.`,
      ],
      also: 'ersatzcode wiederherstellung sicherheit',
    },
    {
      id: 'sessions',
      question: 'Wo bin ich angemeldet, und wie sperre ich andere aus?',
      answer: [
        `Unter Konto im Profil stehen deine Sitzungen, höchstens ${mostSessions}, mit Browser und System, wie dein Browser sie genannt hat. Alle anderen beenden meldet dich überall ab, nur hier nicht. Eine Sitzung, die dreißig Tage nicht benutzt wird, endet von selbst.`,
        'Wenn jemand dein Passwort kennen könnte, ändere es dort: Alle anderen Sitzungen enden damit. Erstell danach neue Notfallcodes.',
      ],
      also: 'neues passwort ändern sitzung gerät gestohlen handy gehackt überall abmelden',
    },
    {
      id: 'export',
      question: 'Was speichert der Server über mich?',
      answer: [
        'Alles, was du im Spiel getan hast, deinen Namen, deine Sitzungen und dein Passwort als Hash, aus dem niemand es lesen kann. Unter Konto im Profil gibt es einen Knopf, der es als Datei herunterlädt. Die Würfel des Spiels bleiben auf dem Server: Sie würden verraten, was kommt.',
      ],
      also: 'datenschutz daten export herunterladen dsgvo',
    },
    {
      id: 'farewell',
      question: 'Kann ich mein Konto für immer schließen?',
      answer: [
        'Ja, im Profil unter Konto, mit deinem Passwort. Deine Wesen, Sachen, Münzen und Rekorde sind für immer weg, und dein Name wird frei. Deine Anzeigen und Angebote enden, und wen das betrifft, der erfährt es. Deine Tauschgeschäfte bleiben im Verlauf der anderen, ohne deinen Namen; Kämpfe, die andere gegen dein Team geführt haben, behalten ihn, bis neuere sie verdrängen. Bist du gesperrt, findest du den Knopf bei der Anmeldung, unter dem Grund.',
      ],
      also: 'löschen entfernen aufhören verlassen konto',
    },
  ],
});
