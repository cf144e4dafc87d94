import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapWords as tierWords } from '../../en/map.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { germanCapital, germanList } from '../counted.ts';
import { germanNumber, germanPercent } from './spelt.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: 'Wiese',
  'tall-grass': 'Hohes Gras',
  wood: 'Wald',
  sand: 'Sand',
  shore: 'Ufer',
  rocks: 'Felsen',
  snow: 'Schnee',
};

/** Questions about where and how often wild creatures appear. */
export const germanWildChapter = ({ grounds, maps, hours, tiers, kinds, legends }: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: 'Wilde Wesen',
  questions: [
    {
      id: 'grounds',
      question: 'Wo leben wilde Wesen?',
      answer: [
        'Jeder Boden hat seine eigenen. So oft begegnet dir bei einem Schritt darauf jemand; Wege, Pflaster und Brücken sind sicher.',
        {
          table: {
            caption: 'Begegnungen je Schritt',
            head: ['Boden', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : germanPercent(each))),
            ]),
          },
        },
        `Je weiter du läufst, desto stärker sind sie, je ein Level mehr nach so vielen Feldern: ${germanList(
          maps.map(({ name, cellsPerLevel }) => `${numberWords(cellsPerLevel)} auf ${titleOf(name)}`),
        )}.`,
        'Wem du einmal begegnet bist, den zeigt der Pokedex mit Plätzen, Stunden und Chancen.',
        { links: [{ to: '/pokedex', text: 'Pokedex öffnen' }] },
      ],
      also: 'begegnung rate chance karte hohes gras wald sand ufer felsen wiese finden',
    },
    {
      id: 'rare',
      question: 'Wie selten ist selten?',
      answer: [
        'An jedem Ort ist ein Wesen häufig, ungewöhnlich, selten oder sagenhaft. Wo es von allem eines gibt, kommen so viele auf ein einziges sagenhaftes:',
        { list: tiers.map(({ tier, times }) => `${tierWords.tiers[tier]}: ${numberWords(times)}`) },
        `${germanCapital(germanNumber(legends))} Legenden werden erzählt. Jede ist sagenhaft, weit draußen auf einem Boden, und kommt nur zu einer Stunde.`,
      ],
      also: 'stufe chance legendär legende sagenhaft ungewöhnlich häufig',
    },
    {
      id: 'kinds',
      question: 'Was sind dunkle und schillernde Wesen?',
      answer: [
        'Seltene Varianten jeder Art. Dunkle schlagen ein wenig härter zu, schillernde sind ein wenig flinker, und beide sehen danach aus. Die Variante steht vor dem Namen, damit nie die Farbe allein es sagen muss.',
        {
          list: [
            `Dunkel: eines von ${kinds.dark.oneIn}, und ${germanPercent(kinds.dark.more)} mehr Angriff.`,
            `Schillernd: eines von ${kinds.shiny.oneIn}, und ${germanPercent(kinds.shiny.more)} mehr Tempo.`,
          ],
        },
        `Mit dem Schimmeranhänger im Beutel ist es eines von ${kinds.dark.oneInWithCharm} und eines von ${kinds.shiny.oneInWithCharm}.`,
        `Auch Forschung hilft: Jede Art, die du gefangen hast, macht beide für immer ${germanPercent(kinds.notes)} wahrscheinlicher.`,
      ],
      also: 'chance rate farbe variante shiny dunkel',
    },
    {
      id: 'research',
      question: 'Was ist Forschung, und was bringt sie?',
      answer: [
        `Auf ihrer Seite im Pokedex hat jede Art eine Handvoll Aufgaben: ein paar fangen, einem zu seiner Stunde begegnen, mit einem gewinnen, eines sich entwickeln lassen. Beliebige ${germanNumber(kinds.study.sketch)} davon ergeben eine Skizze, beliebige ${germanNumber(kinds.study.tasks)} eine Studie; beides bringt ein paar Münzen, und niemand muss dafür tauschen oder Glück haben. Das Spiel zählt von selbst, und nichts läuft ab.`,
        `Wer eine Art erforscht hat, trifft schillernde davon ${germanNumber(kinds.study.times)}mal so oft: eines von ${kinds.study.oneIn} statt eines von ${kinds.shiny.oneIn}, für immer, und noch ohne Anhänger. Das ist der freundliche Weg; einen schnelleren gibt es nicht.`,
        'Mit der Zahl erforschter Arten kommen Titel, von denen du einen neben deinem Namen trägst, und feinere Rahmen für deine Trainerkarte. Wer wegbleibt, verliert nichts davon.',
        { links: [{ to: '/pokedex', text: 'Pokedex öffnen' }] },
      ],
      also: 'aufgabe studie skizze titel rahmen schillernd chance pokedex notizen',
    },
    {
      id: 'finds',
      question: 'Was liegt auf den Karten herum, und werden Beeren schlecht?',
      answer: [
        'Bälle und Geldbeutel liegen herum, jeder einmal für dich: Geh hin und drück den Knopf, Enter, oder tipp sie an. Andere sind versteckt, wo ein neugieriger Mensch nachsähe: in Fässern, Baumstümpfen, hinter Steinen. Schilder und Leute geben Hinweise.',
        'Beeren wachsen mit jedem Tag; ein Tag beginnt um Mitternacht UTC. Der Saft eines Strauchs ist ein Schluck für deine Flasche. Reife warten, so lange du magst: Wer wegbleibt, verliert nichts.',
      ],
      also: 'sachen boden finden versteckt beere strauch schild lesen ansehen aufheben nehmen schatz',
    },
    {
      id: 'hours',
      question: 'Was ändern die Stunden und das Wetter?',
      answer: [
        `Ein Tag im Emberwild dauert ${hours.reduce((sum, { minutes }) => sum + minutes, 0)} echte Minuten, für alle zugleich: ${germanList(
          hours.map(({ hour, minutes }) => `${hourWords.names[hour]} ${minutes}`),
        )}. Manche Wesen kommen nur zu bestimmten Stunden.`,
        'Das Wetter über einer Karte wechselt alle fünf Minuten, für alle zugleich. Manche Wesen kommen nur bei Nebel, Regen oder Schnee, andere öfter bei dem Wetter, das sie mögen; der Pokedex sagt, welche.',
        'Das Wetter im Kampf ist etwas anderes: Attacken bringen es, und dort zählt es.',
      ],
      also: 'zeit uhr morgen tag abend nacht regen sonne jahreszeit nebel schnee blätter wetter',
    },
  ],
});
