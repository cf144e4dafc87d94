import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: 'Wegweiser',
    boxes: ['LEINHAFEN. Neunzig Inseln, und du hast die mit dem Parkplatz gefunden.'],
  },
  'halyard-quay': {
    name: 'Wegweiser',
    boxes: ['HÜPFSTEINE, Süden. Bitte keinen davon zurückwerfen.'],
  },
  'halyard-well': {
    name: 'Schild am Brunnen',
    boxes: [
      'SÜSSWASSER. Geh mit deiner Flasche vorbei. Das Meer weiß Bescheid und ist ein bisschen gekränkt.',
    ],
  },
  'halyard-crate': {
    name: 'Kiste',
    boxes: ['„Zurück an Absender.“ Dann, in anderer Schrift: „Er sagt, ihm gehört sie auch nicht.“'],
  },
  'halyard-barrel': {
    name: 'Fass',
    boxes: [
      'Heringe, sagt der Deckel. Seit Ostern nicht mehr, sagt die Nase. An der Seite hat jemand etwas hineingeschoben.',
    ],
  },
  'halyard-pots': {
    name: 'Hummerkörbe',
    boxes: ['Vier Körbe und kein Hummer. Einer hat etwas gefangen, das nicht zwickt.'],
  },
  'halyard-mooring': {
    name: 'Poller',
    boxes: [
      'Das Tau führt senkrecht hinab. Es ist straff, und ab und zu wird zweimal daran gezogen, zum Gruß.',
    ],
  },
  'stones-landing': {
    name: 'Wegweiser',
    boxes: ['HÜPFSTEINE. Der Rekord liegt bei sieben Inseln mit einem Stein. Der Stein ist noch unterwegs.'],
  },
  'stones-west': {
    name: 'Wegweiser',
    boxes: [
      'SPINDEL, Westen. Nicht zu verfehlen. Verfehlen kann man nur den Eingang, und das tun die meisten, eine Runde lang.',
    ],
  },
  'stones-ferries': {
    name: 'Wegweiser',
    boxes: [
      'FÄHREN. Kein Boot kehrt um: Das wäre ein Eingeständnis. Die meisten fahren, wohin sie mögen.',
      'Wer ankommen will, macht es wie die Sonne den ganzen Tag. Sie hat noch nie ein Boot verpasst.',
    ],
  },
  'stones-boulder': {
    name: 'Felsblock',
    boxes: [
      'Das Hochwasser reicht bis zur Kerbe. Unter der Kerbe bewahrt jemand auf, was trocken bleiben soll, und irrt sich täglich.',
    ],
  },
  'stones-stump': {
    name: 'Stumpf',
    boxes: ['Das war mal ein Mast. Drinnen, wo das Tau lief, ist Platz für eine Hand.'],
  },
  'stones-log': {
    name: 'Treibholz',
    boxes: ['Eingeritzt: „K + das Meer.“ Das Meer hat mit Seepocken geantwortet und mit etwas Rundem.'],
  },
  'stones-pots': {
    name: 'Hummerkörbe',
    boxes: ['Leer, die Tür steht offen. Drinnen ein sehr kleiner Stuhl.'],
  },
  'spindle-sign': {
    name: 'Wegweiser',
    boxes: ['SPINDEL. Einmal herum und noch einmal herum. Abkürzungen sind für Möwen.'],
  },
  'spindle-north': {
    name: 'Wegweiser',
    boxes: [
      'ÜBERWOLKEN, Norden und hinauf. Nimm einen Mantel mit. Nimm einen Gruß von den Inseln mit. Bring den Mantel zurück.',
    ],
  },
  'spindle-door': {
    name: 'Tür des Leuchtturms',
    boxes: [
      'Es gibt kein Schlüsselloch. „Klopfen“, sagt ein Schild. „Kommt niemand, hast du geklopft wie das Meer.“',
    ],
  },
  'spindle-wreck': {
    name: 'Wrack',
    boxes: [
      'Dem Kohl unter Deck geht es besser, als es dem Schiff ging. Zwischen zwei Reihen glänzt etwas, das keine Schnecke ist.',
    ],
  },
  'spindle-mooring': {
    name: 'Poller',
    boxes: [
      'Wer diesen Knoten band, wollte nicht wieder fort. Im Knoten steckt etwas für alle, die es wollen.',
    ],
  },
  'spindle-palm': {
    name: 'Krumme Palme',
    boxes: ['Sie neigt sich nachts zum Licht, wie alle hier. Ein Loch in der Rinde ist gerade handhoch.'],
  },
};
export default words;
