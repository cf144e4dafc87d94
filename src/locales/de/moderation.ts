import type { moderationWords } from '../en/moderation.ts';

const words: typeof moderationWords = {
  letters: (left) => `noch ${left} Zeichen`,
  suspended: {
    title: 'Dein Konto ist gesperrt',
    reason: 'Grund',
    until: 'Bis',
    endless: 'Diese Sperre hat kein Ende.',
    answer: 'Antwort der Leitung auf deinen Einspruch',
    appeal: 'Warum sollte die Sperre aufgehoben werden?',
    send: 'Einspruch senden',
    needsLogin: 'Gib zuerst im Formular unten Name und Passwort ein.',
    sent: 'Dein Einspruch wartet auf Antwort. Melde dich später wieder an, um sie zu lesen.',
    none: 'Gegen diese Sperre kannst du nicht noch einmal Einspruch erheben.',
    account: 'Dein Konto',
    accountText:
      'Auch solange du gesperrt bist, kannst du sichern, was über dich gespeichert ist, oder dein Konto löschen.',
    deletion: (name) => `Das Konto ${name} löschen?`,
    forGood: 'Das kann niemand rückgängig machen, weder du noch die Leitung.',
    safe: 'Deine Wesen und Münzen sind sicher. Deine Anzeigen kommen wieder, wenn die Sperre endet.',
  },

  messages: {
    title: {
      message: 'Eine Nachricht der Leitung',
      warning: 'Eine Verwarnung',
      renamed: 'Du hast einen neuen Namen',
      unnamed: 'Ein Spitzname wurde entfernt',
      lifted: 'Willkommen zurück',
    },
    text: {
      message: 'Die Leitung dieses Spiels schreibt dir:',
      warning: 'Die Leitung dieses Spiels hat dir etwas zu sagen:',
      renamed:
        'Die Leitung hat deinen Namen ersetzt. Melde dich von jetzt an mit dem neuen an; der alte geht auch noch.',
      unnamed:
        'Die Leitung hat einem deiner Wesen den Spitznamen genommen. Du kannst ihm einen anderen geben.',
      lifted: 'Deine Sperre ist aufgehoben. Deine Anzeigen sind wieder im Markt.',
    },
    newName: (name) => `Du heißt jetzt ${name}.`,
    confirm: 'Ich habe das gelesen',
  },
};
export default words;
