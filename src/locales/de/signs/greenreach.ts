import type { greenreachSigns } from '../../en/signs/greenreach.ts';

const words: typeof greenreachSigns = {
  'hamlet-square': {
    name: 'Wegweiser',
    boxes: [
      'PLATZ, geradeaus. Der BRUNNEN füllt jede Flasche, die vorbeigeht, kostenlos.',
      'Darunter, mit Bleistift: Das sind drei Schlucke. Trink im Kampf, wenn es wehtut. Nicht vorher. Mir war langweilig, und jetzt ist sie leer.',
    ],
  },
  'hamlet-north': {
    name: 'Wegweiser',
    boxes: [
      'RIEGELFURT, nach Norden: neun Arenen, ein Markt, einige Gänse. Die Gänse gehören nicht zur Herausforderung. Das glauben sie nur.',
    ],
  },
  'hamlet-lake': {
    name: 'Wegweiser',
    boxes: [
      'SEE. Die Brücke trägt eine Person, oder zwei, die sich vertragen. Bitte die Insel nicht füttern.',
    ],
  },
  'hamlet-barrel': {
    name: 'Regentonne',
    boxes: ['Eine Regentonne, halb voll. Am Grund liegt der Himmel von gestern, und er gehört mal geputzt.'],
  },
  'hamlet-oak': {
    name: 'Türchen in der Eiche',
    boxes: [
      'Eine Tür in der großen Eiche, stiefelhoch. Jemand hat so oft geklopft, dass die Farbe ab ist. Du klopfst.',
    ],
  },
  'hamlet-boulder': {
    name: 'Felsblock',
    boxes: [
      'Er liegt hier, seit das Eis heimging. Eine Seite ist glatt von Leuten, die sich setzten, um an etwas anderes zu denken.',
    ],
  },
  'hamlet-stump': {
    name: 'Baumstumpf',
    boxes: ['Einundachtzig Ringe. Jemand hat das Jahr der guten Suppe angekreuzt.'],
  },
  'hamlet-stone': {
    name: 'Stehender Stein',
    boxes: [
      'Eine Spirale, tief eingehauen. Folgst du ihr mit dem Finger, kommst du in der Mitte an, ein wenig überrascht.',
    ],
  },
  'coast-bridge': {
    name: 'Wegweiser',
    boxes: ['GRÜNLAND, Westen. MEER, Süden. Sind deine Füße nass, hast du schon gewählt.'],
  },
  'coast-mill': {
    name: 'Wegweiser',
    boxes: ['MÜHLE. Mehl sackweise, Rat stundenweise, meist über Ysolde Marrow.'],
  },
  'coast-road': {
    name: 'Wegweiser',
    boxes: ['STEINKREIS, Osten. Noch nie haben zwei Leute gleich viele gezählt, und es sind vier.'],
  },
  'coast-book': {
    name: 'Logbuch des Leuchtturms',
    boxes: [
      'Montag: Nebel. Dienstag: Nebel. Mittwoch: Jemand rief: „Gibt es hier einen Leuchtturm?“ Ich rief: Ja.',
      'Donnerstag: klar. Gesehen, dass das Fass am Haus weg ist. Freitag: Das Fass ist wieder da. Wo es war, sagt es nicht.',
    ],
  },
  'coast-crate': {
    name: 'Kiste',
    boxes: [
      'DIE UNSINKBARE, steht mit Kreide auf der Kiste. Der Kapitän ist schon im Bett. Unter dem Deckel riecht es nach Rüben und nach Abenteuer.',
    ],
  },
  'coast-stump': {
    name: 'Hohler Baumstumpf',
    boxes: ['Hohl bis ganz unten. Jemand bewahrt hier Eicheln auf, und die Quittungen dazu.'],
  },
  'coast-stone': {
    name: 'Stein in den Hügeln',
    boxes: ['Die Buchstaben sagen: WER HIER STEHT, HAT DEN UMWEG GENOMMEN. Dahinter ist das Moos angehoben.'],
  },
  'coast-barrel': {
    name: 'Fass',
    boxes: ['Heringe, sagt der Deckel. Leer, sagt das Echo. Die Katze verweigert die Aussage.'],
  },
  'town-north': {
    name: 'Wegweiser',
    boxes: [
      'ZUM MOOR. Das Tor verlangt drei Orden. Man hat ihm Kuchen angeboten, es verlangt immer noch Orden.',
    ],
  },
  'town-south': {
    name: 'Wegweiser',
    boxes: [
      'RIEGELFURT. Neun Arenen, benannt nach ihren Leuten, beurteilt nach ihren Fußmatten. Tritt deinem Wesen die Füße ab.',
    ],
  },
  'town-east': {
    name: 'Wegweiser',
    boxes: ['KÜSTE, da lang. Bring einen Hut mit. Bring eine Schnur für den Hut mit.'],
  },
  'town-well': {
    name: 'Schild am Brunnen',
    boxes: [
      'GESTIFTET VON DER ZUNFT DER KÜFER, die das Leck bedauert. Geh vorbei, und deine Flasche ist voll. Ihre Schuhe auch.',
    ],
  },
  'town-sluices': {
    name: 'Wegweiser',
    boxes: [
      'WÄSSERWIESE. Zwei Räder, drei Schleusen. Jedes Rad hütet zwei davon; die in der Mitte hört auf beide.',
      'Darunter, mit Kreide: „Anders als unsere Katze.“',
    ],
  },
  'town-barrel': {
    name: 'Fass hinter dem Markt',
    boxes: ['„Zurückgegeben: hüpft nicht.“ Der Rest des Zettels handelt davon, wer daran schuld war.'],
  },
  'town-crate': {
    name: 'Kiste hinter dem Markt',
    boxes: [
      'ZERBRECHLICH, in Rot, auf allen sechs Seiten. Etwas darin ist in eine Ecke gerollt und dort geblieben.',
    ],
  },
  'town-fence': {
    name: 'Lose Latte',
    boxes: [
      'Eine Latte des Zauns hängt an einem einzigen Nagel. Die halbe Stadt geht hier durch zur Schule.',
    ],
  },
};
export default words;
