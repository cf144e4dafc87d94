import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: 'Wegweiser',
    boxes: ['TORFWICK. Einwohner: ein paar. Nächster Nachbar: das Moor. Leih ihm nichts.'],
  },
  'peatwick-well': {
    name: 'Schild am Brunnen',
    boxes: [
      '„Dieser Brunnen ist tiefer, als er aussieht.“ Darunter, eingeritzt: „Er hat zurückgeschaut.“ Deiner Flasche ist das gleich.',
    ],
  },
  'peatwick-barrel': {
    name: 'Teerfass',
    boxes: [
      'Teer, für Boote. Seit das Moor das letzte gefressen hat, gab es hier keines mehr. Unter dem Rand klemmt etwas.',
    ],
  },
  'peatwick-crate': {
    name: 'Kiste',
    boxes: ['An die Versunkene Kapelle. Zurück. „Nicht zu Hause, nur feucht.“'],
  },
  'peatwick-cairn': {
    name: 'Steinmal',
    boxes: ['Ein Stein für alle, die den Rückweg fanden. Jemand hat aufgeräumt, nach Größe.'],
  },
  'peatwick-log': {
    name: 'Umgestürzter Stamm',
    boxes: ['Er fiel über die Straße, und die Straße wurde verlegt. So macht man das hier.'],
  },
  'hark-gate': {
    name: 'Wegweiser',
    boxes: ['LANGES LAUSCHEN. Geh leise: Es hört zu. Geh laut: Es hat schon Schlimmeres gehört.'],
  },
  'hark-fork': {
    name: 'Wegweiser',
    boxes: [
      'WEG. Nimmt sich Zeit und etwas von deiner. Wer hier hütet, zähle bitte die Steine und behalte es für sich.',
    ],
  },
  'hark-door': {
    name: 'Stein neben der Tür',
    boxes: [
      'ZUERST SPRICHT DER GROSSE STEIN, WEIL ER LANGSAM IST. DER KLEINE KANN NICHT WARTEN. DER MITTLERE SAGT AMEN.',
      'Kleiner: „Tritt sachte auf. Bei einem falschen Wort schmollen alle, und die Tür auch.“',
    ],
  },
  'hark-stone': {
    name: 'Lauschstein',
    boxes: ['Du legst das Ohr daran. Tief unten summt etwas, schief, wie jemand beim Abwasch.'],
  },
  'hark-boulder': {
    name: 'Felsblock',
    boxes: [
      'An diese Seite lehnt sich der Wind seit tausend Jahren. Auf der anderen ist eine trockene kleine Mulde.',
    ],
  },
  'hark-ring': {
    name: 'Runder Felsblock',
    boxes: [
      'Er ist wohl eines Nachts aus dem Kreis gerollt und tut seitdem so, als wäre er schon immer hier.',
    ],
  },
  'hark-seat': {
    name: 'Flacher Felsblock',
    boxes: [
      'Der Sitz des Schäfers. Oben warm, und darunter alles, was einem Schäfer je aus der Tasche gefallen ist.',
    ],
  },
  'chapel-sign': {
    name: 'Wegweiser',
    boxes: ['KAPELLE, über den Damm. Gottesdienst bei Niedrigwasser. Niedrigwasser gibt es nicht.'],
  },
  'chapel-book': {
    name: 'Buch des Glöckners',
    boxes: [
      '„Geläutet um sechs. Geläutet um zwölf. Um Mitternacht nicht geläutet, aber sie läutete.“',
      'Dieselbe Zeile auf jeder Seite, in neunzehn verschiedenen Handschriften. Deine wäre die zwanzigste.',
    ],
  },
  'chapel-cairn': {
    name: 'Steinmal',
    boxes: ['Die Steine sind nass, dabei hat es nicht geregnet. Zwischen ihnen glänzt etwas.'],
  },
  'chapel-boat': {
    name: 'Fähre',
    boxes: ['FAHRGELD: WAS DU HAST. Jemand hat gezahlt, und niemand kam es holen.'],
  },
  'chapel-stone': {
    name: 'Torpfosten',
    boxes: ['Ein halbes Tor. Die andere Hälfte soll noch offen stehen, irgendwo unter dem See.'],
  },
};
export default words;
