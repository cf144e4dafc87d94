import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: 'Steuerung',
  text: 'Mit jedem davon geht alles.',
  label: 'Gerät',
  or: 'oder',
  change: 'Tasten und Knöpfe ändern',
  devices: [
    {
      value: 'keys',
      name: 'Tastatur',
      rows: [
        {
          what: 'Laufen',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Pfeiltasten', 'W A S D', 'Ziffernblock'],
          note: 'Zwei zugleich laufen schräg; halten heißt weiterlaufen.',
        },
        { what: 'Attacke wählen', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: 'Bestätigen, weiter', actions: ['confirm'], note: '' },
        {
          what: 'Vor einem wilden Wesen weglaufen',
          actions: ['run'],
          note: 'Das kann ein paar Anläufe brauchen.',
        },
        {
          what: 'Aus der Flasche trinken',
          actions: ['drink'],
          note: 'Das kostet den Zug. Ein Brunnen füllt sie.',
        },
        {
          what: 'Animation überspringen',
          with: ['Jede Taste'],
          note: 'Sonst tut sie dann nichts. Tab, Bild auf und ab und F5 tun, was sie immer tun.',
        },
        {
          what: 'Tempo der Kämpfe',
          actions: ['speed'],
          note: 'Üblich, doppelt oder viermal so schnell; das bleibt gemerkt.',
        },
        {
          what: 'Im Kampf zurückschauen',
          actions: ['earlier', 'later'],
          note: 'Eine Runde früher, eine später; Esc kommt zurück zu jetzt.',
        },
        {
          what: 'Von Element zu Element',
          with: ['Tab', 'Umschalt + Tab'],
          note: 'Pfeiltasten ändern eine Auswahl.',
        },
        { what: 'Menü oder Dialog schließen', with: ['Esc'], note: '' },
        {
          what: 'Ton aus, Ton an',
          actions: ['mute'],
          note: 'Lautstärken stehen unter Ton, am Fuß jeder Seite.',
        },
        {
          what: 'Vollbild und zurück',
          actions: ['fullscreen'],
          note: 'Wenn der Browser es kann; am Fuß jeder Seite ist ein Knopf dafür.',
        },
        {
          what: 'Zur Befehlszeile',
          actions: ['commands'],
          note: 'Im Textmodus, den der erste Knopf jeder Seite einschaltet.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'Touch',
      rows: [
        {
          what: 'Laufen',
          with: ['Steuerkreuz', 'Über die Karte wischen'],
          note: 'Finger liegen lassen heißt weiterlaufen, schieben heißt abbiegen. Eine Maus zieht genauso.',
        },
        {
          what: 'Steuerkreuz zurückholen',
          with: ['Lange auf die Karte drücken'],
          note: 'Die Einstellungen verschieben es, ändern seine Größe, machen es durchsichtig oder verstecken es.',
        },
        {
          what: 'An einen Ort laufen',
          with: ['Auf die Karte tippen'],
          note: 'Das endet, wo ein Wesen auftaucht oder du selbst einen Schritt machst. Eine Maus klickt genauso.',
        },
        {
          what: 'Attacke oder Ball wählen',
          with: ['Antippen'],
          note: 'Dann auf Angriff oder Ball werfen tippen. Eine Maus klickt genauso.',
        },
        {
          what: 'Nach einer Runde weiter',
          with: ['Weiter', 'Das Bild des Kampfes'],
          note: 'Tipp auf eins von beiden.',
        },
        {
          what: 'Vor einem wilden Wesen weglaufen',
          with: ['Die laufende Figur'],
          note: 'Der Knopf links von Angriff.',
        },
        {
          what: 'Aus der Flasche trinken',
          with: ['Die Flasche'],
          note: 'Die Zahl daneben sagt, wie viele Schlucke noch drin sind.',
        },
        { what: 'Animation überspringen', with: ['Irgendwohin tippen'], note: 'Sonst tut es nichts.' },
        {
          what: 'Tempo der Kämpfe',
          with: ['1×'],
          note: 'Der Knopf auf dem Bild des Kampfes: 1×, 2× oder 4×.',
        },
      ],
    },
    {
      value: 'gamepad',
      name: 'Gamepad',
      rows: [
        {
          what: 'Laufen',
          with: ['Linker Stick'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Kreuz'],
          note: '',
        },
        {
          what: 'Von Element zu Element',
          with: ['Kreuz'],
          actions: ['previous', 'next'],
          note: 'Auf einer Karte läuft das Kreuz. Nach links und rechts bewegt es einen Regler.',
        },
        { what: 'Drücken, bestätigen', actions: ['press'], note: '' },
        { what: 'Hauptknopf drücken', actions: ['confirm'], note: '' },
        { what: 'Menü oder Dialog schließen', actions: ['cancel'], note: '' },
        { what: 'Im Kampf zurückschauen', actions: ['earlier', 'later'], note: '' },
        { what: 'Vor einem wilden Wesen weglaufen', actions: ['run'], note: '' },
        { what: 'Aus der Flasche trinken', actions: ['drink'], note: '' },
        { what: 'Tempo der Kämpfe', actions: ['speed'], note: '' },
        { what: 'Ton aus, Ton an', actions: ['mute'], note: '' },
        { what: 'Animation überspringen', with: ['Jeder Knopf'], note: 'Sonst tut er dann nichts.' },
      ],
    },
  ],
};
export default words;
