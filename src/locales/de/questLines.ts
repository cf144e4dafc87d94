import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { germanCount } from './counted.ts';
import { germanRegion } from './ids.ts';

interface StepWords {
  readonly giver: string;
  readonly title: string;
  readonly says: string;
  readonly task: (goal: number) => string;
}

const species = (region: string) => (goal: number) =>
  `Fang ${germanCount(goal, 'Art', 'Arten')} aus ${region}.`;
const finds = (region: string) => (goal: number) =>
  `Finde ${germanCount(goal, 'Ding', 'Dinge')}, die in ${region} herumliegen. Versteckte zählen.`;
const badges = (region: string) => (goal: number) => `Gewinne ${numberWords(goal)} Orden in ${region}.`;

const STEPS: Readonly<Record<string, StepWords>> = {
  'green-shore': {
    giver: 'Hazel Thornby',
    title: 'Salz für die Rosen',
    says: 'Meine Rosen haben nie das Meer gesehen, und du auch nicht, deinen Stiefeln nach. Eins von euch kann hinlaufen.',
    task: () => 'Komm an die Küste von Grünland.',
  },
  'green-ten': {
    giver: 'Tamsin Crackle',
    title: 'Zehn im Dunkeln',
    says: 'Die Mühle braucht nachts Gesellschaft. Wer, ist mir gleich. Nur zehn müssen es sein.',
    task: species('Grünmark'),
  },
  'green-stone': {
    giver: 'Isolde Rime',
    title: 'Der zweite Satz',
    says: 'Ottoline Umber liest alte Steine. Von einem hat man mir den ersten Satz erzählt, dann war die Suppe fertig. Bleib du doch bis zum zweiten.',
    task: () => 'Sprich mit Ottoline Umber: tags an der Küste, abends und nachts in Grünland.',
  },
  'green-lost': {
    giver: 'Ivo Cinder',
    title: 'Wer’s findet, dem gehört’s',
    says: 'Leute lassen Dinge fallen. Ich weiß das, ich mache die mit Griff. Heb sechs auf, und ich frage nicht, wem sie gehörten.',
    task: finds('Grünmark'),
  },
  'green-badges': {
    giver: 'Nerys Tidewell',
    title: 'Drei Wellenringe',
    says: 'Ein Orden ist Glück, zwei sind Zufall. Komm mit dreien wieder, dann hebe ich dir die Schleuse.',
    task: badges('Grünmark'),
  },
  'green-latchford': {
    giver: 'Corvin Dusk',
    title: 'Eine Lampe für Riegelfurt',
    says: 'In Riegelfurt zünden sie die Lampen zu früh an. Geh hin und schau in meinem Namen missbilligend.',
    task: () => 'Komm nach Riegelfurt.',
  },
  'green-rival': {
    giver: 'Petra Holdfast',
    title: 'Zweite Meinung',
    says: 'Da läuft jemand in deinem Alter herum und hält das Ganze für ein Rennen. Steh still und gewinn.',
    task: () => 'Gewinne einen Kampf gegen Sorrel Latch.',
  },
  'green-hoard': {
    giver: 'Aurel Windrow',
    title: 'Jemand hat meinen Löffel',
    says: 'Von hier oben sehe ich alles, auch das Hoardent bei Riegelfurt mit meinem Löffel. Bring mir keins von beiden. Es soll nur bekannt sein.',
    task: () => 'Fang ein Hoardent. Es lebt im hohen Gras von Riegelfurt.',
  },
  'hark-peatwick': {
    giver: 'Murdo Callan',
    title: 'Linken Fuß zurück',
    says: 'Die Straße nach Torfwick ist die, die nicht nass ist. Bist du nass, ist es die andere.',
    task: () => 'Komm nach Torfwick.',
  },
  'hark-lost': {
    giver: 'Parveen Sattar',
    title: 'Was das Moor zurückgibt',
    says: 'Das Moor nimmt ein Ding und behält es hundert Jahre. Manches ist fällig. Fünf reichen mir für den Anfang.',
    task: finds('Lauschmoor'),
  },
  'hark-laugh': {
    giver: 'Osric Strang',
    title: 'Wer lacht da?',
    says: 'Nach Einbruch der Dunkelheit lacht etwas über meinen Ring. Ich bin nicht gekränkt. Ich wüsste gern den Witz.',
    task: () => 'Fang ein Cackleader. Abends und nachts kommt es auf die Wiesen von Torfwick.',
  },
  'hark-ring': {
    giver: 'Jory Pascoe',
    title: 'Zwei, die zählen',
    says: 'Ich zähle Schafe, Maud Ashlar zählt Steine, und gestimmt hat’s noch nie. Sagst du ihr Hallo? Ich würd ja, aber sie ist… na ja, ein Mensch.',
    task: () => 'Sprich am Langen Lauschen mit Maud Ashlar, tags, abends oder nachts.',
  },
  'hark-badges': {
    giver: 'Hana Stanek',
    title: 'Vier Lagen hoch',
    says: 'Eine Mauer aus einem Stein ist ein Stein. Bei vier darfst du dich anlehnen.',
    task: badges('Lauschmoor'),
  },
  'hark-chapel': {
    giver: 'Bruder Eskil',
    title: 'Das Wachs geht von selbst',
    says: 'Seit ich lebe, hat niemand Wachs für die Kapelle geholt, und die Kerze brennt. Siehst du nach, was sie isst?',
    task: () => 'Komm zur Versunkenen Kapelle.',
  },
  'hark-book': {
    giver: 'Tegan Hollow',
    title: 'Neunzehn Handschriften',
    says: 'Neunzehn. Und: nein, warum, steht bei keinem. Das fragst du, wenn du das Buch des Glöckners gelesen hast. So hab ich schon geantwortet.',
    task: () => 'Lies in der Versunkenen Kapelle das Buch des Glöckners.',
  },
  'hark-thirty': {
    giver: 'Dorcas Wintersgill',
    title: 'Volles Geläut',
    says: 'Ich läute für alle, die hier leben, und die Zahl soll stimmen. Stell mir dreißig vor.',
    task: species('Lauschmoor'),
  },
  'sea-halyard': {
    giver: 'Teodoro Brás',
    title: 'Vorsicht an der Kante',
    says: 'Suppe um sechs. Liest du das an Land, bist du spät dran. Erst kommt ein Schiff, dann Leinhafen.',
    task: () => 'Komm nach Leinhafen.',
  },
  'sea-well': {
    giver: 'Lani Tovua',
    title: 'Wasser, das stillhält',
    says: 'Alles Wasser, über das ich fliege, ist salzig und hat’s eilig. In Leinhafen gibt’s einen Brunnen, der ist keins von beidem. Trink einen für mich mit.',
    task: () => 'Geh am Brunnen von Leinhafen vorbei und trink.',
  },
  'sea-lodge': {
    giver: 'Abena Mensah',
    title: 'Ein Damm ohne Genehmigung',
    says: 'Auf meiner Helling baut jemand ohne Genehmigung. Er hat sehr gute Zähne. Frag, ob er Arbeit sucht.',
    task: () => 'Fang ein Lodgekin. Morgens und tagsüber baut es am Ufer von Leinhafen.',
  },
  'sea-badges': {
    giver: 'Eleni Karras',
    title: 'Vier im Ofen',
    says: 'Für weniger als vier öffne ich den Ofen nicht. Du darfst deine Orden hineinlegen. Sie glänzen danach mehr, oder nicht.',
    task: badges('Streusee'),
  },
  'sea-rower': {
    giver: 'Célestin Amaury',
    title: 'Kopfnote: Kohle',
    says: 'Warme Kohle. Nasses Tau. Großzügigkeit, reichlich. Es kommt mit dem Boot und ist fort, ehe ich ein Fläschchen entkorkt habe. Finde heraus, wem es gehört.',
    task: () =>
      'Sprich mit Nell Farthing: morgens und tags in Leinhafen, abends und nachts auf den Hüpfsteinen.',
  },
  'sea-spindle': {
    giver: 'Haruo Minami',
    title: 'Das Licht, das winkt',
    says: 'Jede Nacht winke ich der Spindel mit meinem Licht, und etwas winkt zurück. Ich traue mich nicht zu fragen. Frag du.',
    task: () => 'Komm zur Spindel.',
  },
  'sea-lost': {
    giver: 'Pomona Bellacorda',
    title: 'Strandgut, Treibgut, Hüte',
    says: 'Die Flut stiehlt nicht, lieber Gast, sie leiht ohne Datum. Treib zwölf ihrer Schulden ein.',
    task: finds('Streusee'),
  },
  'sea-thirty-five': {
    giver: 'Kaimi Orosa',
    title: 'Alle vom Riff',
    says: 'Das Riff führt ein Gästebuch, und fünfunddreißig Namen fehlen. Sie können nicht schreiben. Du schon.',
    task: species('Streusee'),
  },
  'cloud-saltsteep': {
    giver: 'Gerta Zahnd',
    title: 'Die 9:04 nach Salzsteig',
    says: 'Der Zug ist pünktlich. Er steht seit sechs Jahren im Bahnhof, also kommt er nie zu spät. Du musst zu Fuß gehen.',
    task: () => 'Komm nach Salzsteig.',
  },
  'cloud-well': {
    giver: 'Runa Aikio',
    title: 'Was der Gletscher loslässt',
    says: 'Was man in Salzsteig trinkt, hatte zuerst der Gletscher. Er wüsste gern, ob es jemandem gefehlt hat. Nimm einen Schluck. Ich schreib dein Gesicht auf.',
    task: () => 'Geh am Brunnen von Salzsteig vorbei und trink.',
  },
  'cloud-pot': {
    giver: 'Quilla Huanca',
    title: 'Brot auf Beinen',
    says: 'Ich schiebe die Laibe hinein, dreh mich um, und einer ist von selber warm. Fang mir den Ofen mit den Beinen.',
    task: () => 'Fang ein Ovendil. Abends und nachts ist es im hohen Gras von Salzsteig unterwegs.',
  },
  'cloud-badges': {
    giver: 'Norbu Lhawang',
    title: 'Kette und Schuss',
    says: 'Mit vier Fäden kann man anfangen. Mit dreien hat man nur einen Knoten und Ansichten.',
    task: badges('Überwolken'),
  },
  'cloud-organ': {
    giver: 'Idris Qamar',
    title: 'Ein Wunsch an die Orgel',
    says: 'Der Wind spielt jede Nacht dieselben neun Töne. Jemand muss sie sich gewünscht haben. Hör nach, wer.',
    task: () => 'Komm zur Windorgel.',
  },
  'cloud-plate': {
    giver: 'Äbtissin Tuyet',
    title: 'Der Staub auf dem Messing',
    says: 'Tausend Stufen habe ich gefegt. An der Orgel ist ein Schild, das habe ich nie abgestaubt. Lies es. Ist es staubig, sag es mir nicht.',
    task: () => 'Lies das Schild an der Windorgel.',
  },
  'cloud-lost': {
    giver: 'Zoran Karaly',
    title: 'Verloren über den Wolken',
    says: 'Ich hole Leute zurück. Für Handschuhe, Flaschen und einen linken Ski gibt es niemanden. Vierzehn, bitte, ehe es wieder schneit.',
    task: finds('Überwolken'),
  },
  'cloud-forty': {
    giver: 'Dr. Amara Diallo',
    title: 'Vierzig Schichten',
    says: 'Eine Art verrät dir, was hier lebt. Vierzig verraten dir, warum. Das Regal ist schon beschriftet.',
    task: species('Überwolken'),
  },
  'four-halfpast': {
    giver: 'Thandeka Moyo',
    title: 'Viertel nach was',
    says: 'Die Uhren in Viertelnach sind sich über das Viertel einig und über sonst nichts. Komm, wann du willst: Du bist pünktlich.',
    task: () => 'Komm nach Viertelnach.',
  },
  'four-lamp': {
    giver: 'Eino Saarvi',
    title: 'Was zurückleuchtet',
    says: 'Ich häng meine Laterne über den See, und manchmal kommt eine zweite hoch und guckt. Essen würd ich die nicht. Nur danken.',
    task: () => 'Fang ein Incandeel. Abends und nachts steigt es am Ufer von Viertelnach auf.',
  },
  'four-clock': {
    giver: 'Tomasz Wrona',
    title: 'Jemand ist zu spät',
    says: 'Meine Finken kommen nach Bartholomew Tocks Uhr heim. Sie sind zu früh oder er zu spät, und die Finken sind gezählt. Frag ihn. Freundlich, er zieht gerade auf.',
    task: () =>
      'Sprich mit Bartholomew Tock auf der Gemächlichen Meile. Er ist zu jeder Stunde dort, nur nie am selben Fleck.',
  },
  'four-badges': {
    giver: 'Ignatius Pell',
    title: 'Vier Posten',
    says: 'Meine Bücher gehen auf, bis auf dich. Vier Orden, mit Tinte, dann schließe ich die Seite und nehme einen Keks.',
    task: badges('Vierlicht'),
  },
  'four-hearth': {
    giver: 'Seraphine Oyelo',
    title: 'Jemand sollte dort sitzen',
    says: 'Da ist ein Herd, den niemand angezündet hat und niemand ausgehen ließ. Ich wache von hier aus. Du hast die besseren Knie.',
    task: () => 'Komm zum Kalten Herd.',
  },
  'four-shelf': {
    giver: 'Dewi Laras',
    title: 'Der letzte Akt',
    says: 'Mein ältestes Stück hört auf, wo es gut wird. Beim Kalten Herd stehen Bücher mit Schlüssen, im letzten Regal. Lies schnell, sie tropfen.',
    task: () => 'Lies beim Kalten Herd das letzte Regal.',
  },
  'four-lost': {
    giver: 'Soraya Haddad',
    title: 'Fünfzehn Scherben',
    says: 'Alles, was je verloren ging, kommt am Ende in dieses Land. Ich schmelze es ein, aber vorher frage ich es gern.',
    task: finds('Vierlicht'),
  },
  'four-champion': {
    giver: 'Mirabel Quince',
    title: 'Alle vier Lichter auf einmal',
    says: 'Halcyon Abebe ist seit vorletztem Frühling von nichts mehr überrascht worden. Es wäre so nett von dir.',
    task: () => 'Besiege den Champion von Vierlicht.',
  },
};

const words: typeof lineWords = {
  title: 'Die Wünsche der Regionen',
  intro:
    'Eins nach dem anderen, worum die Leute dort bitten. Kein Datum, keine Eile: Was du vorher getan hast, zählt.',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver}: „${text}“`,
  place: (place, steps) => `Schritt ${numberWords(place)} von ${numberWords(steps)}`,
  closed: (count, region, won) =>
    `Öffnet sich mit ${numberWords(count)} Orden aus ${germanRegion(region)}. Du hast ${numberWords(won)}.`,
  end: (title) => `Am Ende: der Titel „${title}“`,
  finished: (title) => `Alles erledigt. Der Titel „${title}“ gehört dir.`,
  gotTitle: (title) => `Der Titel „${title}“ gehört dir.`,
  line: (region, place, name, text, progress, reward) =>
    `${germanRegion(region)}, ${place}: ${name}. ${text} ${progress}. Lohn: ${reward}.`,
  lineClosed: (region, text) => `${germanRegion(region)}: ${text}`,
};
export default words;
