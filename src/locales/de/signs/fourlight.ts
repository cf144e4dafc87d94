import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: 'Wegweiser',
    boxes: ['VIERTELNACH. Man erwartet dich, irgendwann. Bitte nichts aufziehen.'],
  },
  'halfpast-north': {
    name: 'Wegweiser',
    boxes: [
      'GEMÄCHLICHE MEILE, nach Norden. Sie dauert, so lange sie dauert, und eine Minute für die Aussicht.',
    ],
  },
  'halfpast-dial': {
    name: 'Schild an der Sonnenuhr',
    boxes: ['VIER SCHATTEN, SONNE NICHT NÖTIG. Sollten sich alle einig sein, bitte jemandem Bescheid sagen.'],
  },
  'halfpast-well': {
    name: 'Schild am Brunnen',
    boxes: [
      'WASSER ALLER STUNDEN. Geh mit deiner Flasche vorbei: Sie ist gerade eben voll geworden oder wird es gleich.',
    ],
  },
  'halfpast-dawn': {
    name: 'Schild unter dem rosa Licht',
    boxes: ['MORGEN. Von niemandem angezündet. Aus Prinzip zu früh.'],
  },
  'halfpast-night': {
    name: 'Schild unter dem blauen Licht',
    boxes: ['NACHT. Das hellste der vier, und das einzige, das sich dafür entschuldigt.'],
  },
  'halfpast-barrel': {
    name: 'Fass',
    boxes: ['Ersatzminuten, sagt der Deckel. Jemand hat sie aufgespart, und noch etwas.'],
  },
  'halfpast-crate': {
    name: 'Kiste',
    boxes: ['LIEFERN BIS MITTAG. Welcher, steht nicht dabei, also steht sie seitdem hier.'],
  },
  'halfpast-stone': {
    name: 'Warmer Stein',
    boxes: ['Ein Mittagsstein. Oben warm, unten warm und hohl, wo eine Hand hineinpasst.'],
  },
  'mile-foot': {
    name: 'Wegweiser',
    boxes: ['GEMÄCHLICHE MEILE. Morgen links, Mittag rechts, der Rest weiter oben. Überholen verboten.'],
  },
  'mile-fork': {
    name: 'Wegweiser',
    boxes: ['ABEND, rechts. NACHT, links. Im Zweifel beides.'],
  },
  'mile-dawn': {
    name: 'Schild unter dem rosa Licht',
    boxes: ['MORGEN, STÜCK: EINER. Eigentum des Waldes. Bitte vor dem Mittagessen zurückgeben.'],
  },
  'mile-noon': {
    name: 'Schild unter dem goldenen Licht',
    boxes: ['MITTAG. Schatten können hier abgegeben und auf dem Rückweg abgeholt werden.'],
  },
  'mile-dusk': {
    name: 'Schild unter dem violetten Licht',
    boxes: ['ABEND. Brach hier im Jahr der großen Flut herein. Verletzt wurde niemand.'],
  },
  'mile-night': {
    name: 'Schild unter dem blauen Licht',
    boxes: ['NACHT, SELBSTBEDIENUNG. Sterne bitte so hinterlassen, wie man sie vorfindet.'],
  },
  'mile-islet': {
    name: 'Wegweiser',
    boxes: [
      'GESCHLOSSEN. Öffnet allen, die vor den vier Lichtern standen, in der Reihenfolge, in der sie aufstehen.',
      'Wer sie verwechselt, fängt von vorn an. Den Morgen hat das noch nie gestört.',
    ],
  },
  'mile-cairn': {
    name: 'Steinmal',
    boxes: ['Auf halbem Weg zwischen Frühstück und Abendbrot. Etwa zur Kaffeezeit ist eine Lücke darin.'],
  },
  'mile-log': {
    name: 'Baumstamm',
    boxes: ['Ein Bett aus Moos, noch warm. Wer hier geschlafen hat, hat Trinkgeld dagelassen.'],
  },
  'mile-boulder': {
    name: 'Felsblock',
    boxes: ['Auf der Sonnenseite zu heiß zum Anfassen. Die andere Seite wartet auf jemand Schlauen.'],
  },
  'hearth-sign': {
    name: 'Wegweiser',
    boxes: ['KALTER HERD. Füße abtreten. Er erinnert sich, dass er eine Küche war.'],
  },
  'hearth-mantel': {
    name: 'Sims des Herdes',
    boxes: [
      'Vier Gläser: Salz, Honig, Thymian und eines, auf dem SPÄTER steht. Die Asche ist seit tausend Jahren kalt und seit heute Morgen gefegt.',
    ],
  },
  'hearth-shelf-first': {
    name: 'Erstes Regal',
    boxes: ['Band eins beginnt: „Es war kalt.“ Band zwei auch. Ab Band neun kommt Suppe darin vor.'],
  },
  'hearth-shelf-last': {
    name: 'Letztes Regal',
    boxes: [
      'Bücher, die tauen, bevor sie fertig sind. Die Schlüsse laufen ins Tal hinunter, wo die Leute sie sich ausdenken müssen.',
    ],
  },
  'hearth-kettle': {
    name: 'Kessel',
    boxes: [
      'Jeden Abend gefüllt für alle, die kommen. Niemand hat gesagt, wer das sein könnte, darum ist es ein großer Kessel.',
    ],
  },
  'hearth-cairn': {
    name: 'Steinmal',
    boxes: ['Ein Stein aus jedem Haus im Tal. Der kleinste ist von einem Kind, und unter ihm liegt etwas.'],
  },
  'hearth-barrel': {
    name: 'Fass',
    boxes: [
      'Äpfel, steht darauf. Sie sind längst heimgerollt und haben dagelassen, was sie nicht tragen konnten.',
    ],
  },
  'hearth-larder': {
    name: 'Wegweiser',
    boxes: [
      'SPEISEKAMMER, unten. Seit dem ersten Abendessen dunkel gelagert. Bitte Licht mitbringen und wieder mitnehmen.',
    ],
  },
  'larder-crate': {
    name: 'Kiste voller Gläser',
    boxes: [
      'MARMELADE, sagt das erste Glas. MARMELADE, sagt das zweite. KEINE MARMELADE, sagt das dritte in derselben Schrift, und klappert.',
    ],
  },
  'larder-honey': {
    name: 'Honigfass',
    boxes: [
      'Honig, tausend Jahre alt. Ein Löffel steht aufrecht darin. Zuletzt umgerührt haben will es niemand.',
    ],
  },
  'hearth-boulder': {
    name: 'Felsblock',
    boxes: ['In den Herd hat er es nicht geschafft. Man hat ihm eine Rolle im zweiten versprochen.'],
  },
};
export default words;
