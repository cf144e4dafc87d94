import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: 'Basisball',
    description: 'Klares Glas in schlichter Fassung. Gut für alles, was müde oder zahm ist.',
  },
  gball: {
    name: 'Superball',
    description: 'Blaues Glas in breiterer Fassung. Hält anderthalbmal so gut wie ein Basisball.',
  },
  uball: {
    name: 'Ultraball',
    description: 'Bernsteinglas, zweimal gebrannt. Hält doppelt so gut wie ein Basisball.',
  },
  mball: { name: 'Meisterball', description: 'Violettes Glas, das niemand mehr zu machen weiß. Hält immer.' },
  'trail-charm': {
    name: 'Fährtenanhänger',
    description:
      'Ein geschnitzter Stiefel an einer Schnur. Solange du ihn trägst, kommen seltene Wesen anderthalbmal so oft.',
  },
  'coin-charm': {
    name: 'Münzanhänger',
    description:
      'Eine Münze mit zwei Köpfen, und beide lächeln. Solange du sie trägst, zahlen Siege ein Zehntel mehr.',
  },
  'study-charm': {
    name: 'Lernanhänger',
    description:
      'Ein Lesezeichen, das schon alles gelesen hat. Solange du es trägst, lernt dein Team ein Zehntel schneller.',
  },
  'glimmer-charm': {
    name: 'Schimmeranhänger',
    description:
      'Ein Splitter Abend in einer silbernen Kralle. Solange du ihn trägst, kommen schillernde und dunkle Wesen doppelt so oft.',
  },
  'grass-whistle': {
    name: 'Graspfeife',
    description:
      'Ein Halm, dem jemand ein Geheimnis erzählt hat. 100 Schritte lang kommen in der Wildnis seltene Wesen anderthalbmal so oft.',
  },
  'peat-lantern': {
    name: 'Torflaterne',
    description:
      'Brennt langsam und riecht nach altem Regen. 150 Schritte lang kommen in der Wildnis seltene Wesen doppelt so oft.',
  },
  'salt-bell': {
    name: 'Salzglocke',
    description:
      'Läutet nur unter Wasser, und alles mit Ohren kommt nachsehen. 200 Schritte lang kommen in der Wildnis seltene Wesen zweieinhalbmal so oft.',
  },
  'pearl-dust': {
    name: 'Perlenstaub',
    description:
      'Eine Prise Mondlicht, von einer Auster geniest. 150 Schritte lang kommen in der Wildnis schillernde und dunkle Wesen anderthalbmal so oft.',
  },
  'star-bait': {
    name: 'Sternköder',
    description:
      'Ein Krümel eines gefallenen Sterns an einem sehr langen Faden. 200 Schritte lang kommen in der Wildnis schillernde und dunkle Wesen doppelt so oft.',
  },
  'cloud-chime': {
    name: 'Wolkenspiel',
    description:
      'Sieben dünne Pfeifen, die spielen, was der Wind gerade sagen wollte. 250 Schritte lang kommen in der Wildnis seltene Wesen dreimal so oft.',
  },
  'flower-box': {
    name: 'Blumenkasten',
    description: 'Ringelblumen in einer Kiste, in der einmal Bälle lagen. Sie haben es nicht bemerkt.',
  },
  'camp-lantern': {
    name: 'Lagerlaterne',
    description: 'Hell genug zum Lesen. Motten bringen ihre Bücher selbst mit.',
  },
  'plaid-rug': {
    name: 'Karierter Teppich',
    description: 'Jeder Krümel, der je darauf gefallen ist, steckt noch irgendwo darin.',
  },
  'trail-sign': {
    name: 'Wegweiser',
    description: 'Zeigt in vier Richtungen, und in jeder steht „später“.',
  },
  bunting: {
    name: 'Wimpelkette',
    description: 'Fähnchen für ein Fest, das jeden Augenblick ausbrechen kann.',
  },
  'stew-pot': {
    name: 'Schmortopf',
    description: 'Er köchelt schon länger, als jemand fragt, was darin ist.',
  },
  bench: {
    name: 'Bank',
    description: 'Platz für zwei, oder für einen und eine sehr große Meinung.',
  },
  'banner-greenreach': {
    name: 'Banner der Grünmark',
    description: 'Ein Blatt auf Grün. Es raschelt, wenn man es lobt.',
  },
  'berry-tent': {
    name: 'Beerenzelt',
    description: 'Dein Zelt im Rot der letzten Beere, die niemand zu nehmen wagte.',
  },
  'string-lights': {
    name: 'Lichterkette',
    description: 'Sechs kleine Lichter, die sich weigern, nacheinander auszugehen.',
  },
  hammock: {
    name: 'Hängematte',
    description: 'Hineinkommen ist eine Kunst. Herauskommen ist ein Gerücht.',
  },
  'sun-rug': {
    name: 'Sonnenteppich',
    description: 'Am Mittag gewebt. In der Mitte ist er auch im Winter warm.',
  },
  'moss-rug': {
    name: 'Moosteppich',
    description: 'Weich, grün und jedes Frühjahr ein wenig größer.',
  },
  'banner-harkmoor': {
    name: 'Banner des Lauschmoors',
    description: 'Ein Schilfhalm auf Torfbraun. Riecht nach Regen.',
  },
  'bog-light': {
    name: 'Moorlicht',
    description: 'Ein Licht im Glas, das versprochen hat, niemanden mehr in die Irre zu führen.',
  },
  'banner-scattersea': {
    name: 'Banner der Streusee',
    description: 'Eine Welle auf Blau. Es flattert auch, wenn der Wind es nicht tut.',
  },
  'shell-fountain': {
    name: 'Muschelbrunnen',
    description: 'Halt das Ohr daran, und das Meer hört dich.',
  },
  'banner-overcloud': {
    name: 'Banner von Überwolken',
    description: 'Ein Gipfel auf Weiß. Es sieht auf die anderen herab.',
  },
  'paper-moons': {
    name: 'Papiermonde',
    description: 'Drei Monde, gefaltet von jemandem, dem der echte fehlte.',
  },
  telescope: {
    name: 'Fernrohr',
    description: 'Zeigt dir die Sterne, und ab und zu einen, der zurückwinkt.',
  },
  'banner-fourlight': {
    name: 'Banner von Vierlicht',
    description: 'Vier Funken auf Violett. Keine zwei Leute sehen denselben zuerst.',
  },
  'starry-tent': {
    name: 'Sternenzelt',
    description: 'Dein Zelt im Blau von zwei Uhr morgens, samt Sternen.',
  },
  'four-lights': {
    name: 'Lampe der vier Lichter',
    description: 'Morgen, Tag, Abend und Nacht, jedes in seinem eigenen Glas, und sie vertragen sich gut.',
  },
  fox: {
    name: 'Fuchskostüm',
    description:
      'Für dich zum Anziehen, mit Ohren, Schwanz und allem. Hühner stellen Fragen, also bleib nicht stehen.',
  },
  toadstool: {
    name: 'Fliegenpilzhut',
    description:
      'Für dich zum Anziehen, mit einem Umhang aus Moos. Hält Regen ab und bisher alle, die ihn essen wollten.',
  },
  diver: {
    name: 'Taucheranzug',
    description:
      'Für dich zum Anziehen: Messing, Segeltuch und eigene Luft, falls die Pfützen tiefer werden.',
  },
  stargazer: {
    name: 'Gewand aus Mitternacht',
    description: 'Für dich zum Anziehen, samt Hut. Pünktlich ist es nur einmal am Tag.',
  },
  lamplighter: {
    name: 'Mantel für alle vier Lichter',
    description:
      'Für dich zum Anziehen: alle vier Lichter in einem Mantel, und eine Laterne für den Heimweg.',
  },
};
export default words;
