import type { FaqChapter } from '../../en/faq/types.ts';

/** Questions about settings and accessibility. */
export const germanComfortChapter = (): FaqChapter => ({
  id: 'comfort',
  title: 'Spielen, wie du magst',
  questions: [
    {
      id: 'settings',
      question: 'Wo sind alle Einstellungen, und gelten sie auch auf meinen anderen Geräten?',
      answer: [
        'Einstellungen steht oben und am Fuß jeder Seite: hell und dunkel, Kontrast, Schrift von 80 bis 200 Prozent, Ruhemodus, das Tempo von Animationen und Texten, Lautstärken, Rückfragen, das Steuerkreuz links und mehr. Sie gelten sofort.',
        'Sie bleiben bei deinem Konto und gehen mit dir auf jedes Gerät. Vor der Anmeldung und ohne Verbindung bleiben sie im Browser. Mit der Anmeldung gelten die deines Kontos; was du vorher auf diesem Gerät gewählt hattest, findest du unter Einstellungen.',
        { links: [{ to: '/settings', text: 'Einstellungen' }] },
      ],
      also: 'optionen vorlieben kontrast schrift größe zoom linkshänder vibration tempo langsam warten uhr farbe sprache',
    },
    {
      id: 'calm',
      question: 'Die Animationen sind mir zu viel.',
      answer: [
        'Schalt am Fuß der Seite den Ruhemodus ein: Nichts wackelt, blitzt oder zappelt. Ein Klick oder eine Taste überspringt jede Animation im Kampf.',
        'Wünscht sich dein System weniger Bewegung, ist der Ruhemodus von Anfang an eingeschaltet. Was du hier wählst, geht vor. In den Einstellungen kann eine Runde auch nach jeder Aktion auf dich warten.',
      ],
      also: 'ruhe weniger bewegung blitzen wackeln epilepsie barrierefrei animation überspringen',
    },
    {
      id: 'night',
      question: 'Mir ist es hier zu hell. Kann ich bei Nacht spielen?',
      answer: [
        'Wähl am Fuß der Seite Dunkel, oder Hell, oder System, um deinem System zu folgen. Die Einstellungen haben auch hohen Kontrast.',
      ],
      also: 'dunkler modus farben hell nacht',
    },
    {
      id: 'sound',
      question: 'Wie ändere ich die Lautstärke oder schalte das Spiel stumm?',
      answer: [
        'Ton am Fuß jeder Seite hat je eine Lautstärke für Musik, Effekte und die Rufe der Wesen und einen Schalter, der alles stumm macht. Das tut auch die Taste M, ebenso der Lautsprecher neben einer Karte. Es bleibt gemerkt.',
        'Vor deinem ersten Druck ist nichts zu hören. Spart dein Browser Daten, wartet die Musik, bis du sie willst.',
      ],
      also: 'musik effekte ruf laut leise stumm lautstärke audio taste m kopfhörer',
    },
    {
      id: 'screen-reader',
      question: 'Kann ich mit Screenreader oder ohne Maus spielen?',
      answer: [
        'Ja. Alles Gemalte steht auch geschrieben, jedes Bedienelement ist ein echtes, und die Karte sagt dir nach jedem Schritt, wohin du kannst. Im Kampf wählen die Tasten 1 bis 4 eine Attacke, und Enter bestätigt. Auf einem Gamepad geht das Kreuz von Element zu Element, A drückt, und auf der Karte tun die Schultertasten dasselbe.',
        'Der erste Knopf jeder Seite schaltet den Textmodus ein, auch schon vor der Anmeldung. Die nächste Frage erzählt mehr davon.',
      ],
      also: 'barrierefrei blind tastatur nvda voiceover tasten zoom',
    },
    {
      id: 'text-mode',
      question: 'Was ist der Textmodus, und welche Befehle kennt er?',
      answer: [
        'Der Textmodus erzählt Karten und Kämpfe in Sätzen und nimmt getippte Befehle: w geht nach Westen, schau sagt, was in jeder Richtung liegt, geh markt läuft über freie Felder zum Markt, kampf beginnt einen Kampf, 2 setzt die zweite Attacke ein, ball wirft einen Ball. Enter in leerer Zeile geht weiter. Tippe hilfe für alle. Solange die Zeile leer ist, laufen die Pfeiltasten; Escape hält an; die Taste / führt zur Zeile.',
        'Der erste Knopf jeder Seite schaltet ihn ein und aus: Drück auf einer neuen Seite einmal Tab. Dieser Browser merkt es sich. Karten und Kämpfe werden dann nicht gemalt, das passt also auch zu langsamen Geräten und zu allen, die gern tippen; ein Kästchen im Textmodus zeigt das Bild daneben.',
        'Jeder Schritt klingt nach seinem Boden, und ein dumpfes Klopfen links oder rechts verrät eine Wand auf dieser Seite.',
      ],
      also: 'barrierefrei blind modus screenreader befehle tippen tastatur textadventure langsam computer geh schau',
    },
    {
      id: 'gamepad',
      question: 'Kann ich mit Gamepad spielen?',
      answer: [
        'Steck es ein und drück einen Knopf. Auf Karten läufst du mit dem linken Stick oder dem Kreuz, und die Schultertasten gehen von Element zu Element; überall sonst tut das das Kreuz. A drückt, B schließt, was offen ist, und während einer Animation überspringt sie jeder Knopf. Andere Knöpfe und andere Tasten kannst du in den Einstellungen wählen.',
      ],
      also: 'controller joystick xbox playstation',
    },
    {
      id: 'phone',
      question: 'Geht das auch auf dem Handy?',
      answer: [
        'Ja, hochkant und quer. Mit dem Steuerkreuz läufst du: Halt einen Pfeil, um weiterzulaufen, schieb, um abzubiegen. Das geht auch mit Wischen auf der Karte, solange der Finger liegen bleibt. In den Einstellungen verschiebst du das Kreuz, änderst seine Größe, machst es durchsichtig, legst es nach links oder versteckst es; ein langer Druck auf die Karte holt es zurück. Im Kampf geht es mit einem Tippen auf das Bild nach einer Runde weiter. Zoomen kannst du, so weit du magst.',
      ],
      also: 'mobil touch tablet android iphone zoom telefon',
    },
    {
      id: 'hints',
      question: 'Woher kommen die kleinen Tipps, und wie werde ich sie los?',
      answer: [
        'Jeder Teil des Spiels sagt dir einmal auf einem Kärtchen, wozu er da ist. Am Ende dieser Seite kannst du das abschalten oder alle noch einmal sehen.',
      ],
      also: 'einführung hilfe tipps hinweis karte aus',
    },
  ],
});
