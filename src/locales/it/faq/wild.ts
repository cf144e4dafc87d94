import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapWords as tierWords } from '../../en/map.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { italianCount, italianList } from '../counted.ts';
import { italianNumber, italianPercent } from './spelt.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: 'Prato',
  'tall-grass': 'Erba alta',
  wood: 'Bosco',
  sand: 'Sabbia',
  shore: 'Riva',
  rocks: 'Rocce',
  snow: 'Neve',
};

/** Questions about where and how often wild creatures appear. */
export const italianWildChapter = ({
  grounds,
  maps,
  hours,
  tiers,
  kinds,
  legends,
}: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: 'Creature selvatiche',
  questions: [
    {
      id: 'grounds',
      question: 'Dove vivono le creature selvatiche?',
      answer: [
        'Ogni terreno ha le sue. Così spesso un passo incontra qualcuno; sentieri, pavimenti e ponti sono sicuri.',
        {
          table: {
            caption: 'Passi che incontrano qualcuno',
            head: ['Terreno', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : italianPercent(each))),
            ]),
          },
        },
        `Più cammini lontano, più sono forti: ${italianList(
          maps.map(
            ({ name, cellsPerLevel }) =>
              `un livello ogni ${italianNumber(cellsPerLevel)} caselle (${titleOf(name)})`,
          ),
        )}.`,
        'Di chi hai incontrato una volta il Pokedex mostra i posti, le ore e le probabilità.',
        { links: [{ to: '/pokedex', text: 'Apri il Pokedex' }] },
      ],
      also: 'incontri frequenza probabilità mappa erba alta bosco sabbia riva rocce prato trovare',
    },
    {
      id: 'rare',
      question: 'Quanto è raro il raro?',
      answer: [
        'In ogni posto una creatura è comune, non comune, rara o favolosa. Dove può venirne una per genere, ecco quante volte vengono per ogni singola favolosa:',
        { list: tiers.map(({ tier, times }) => `${tierWords.tiers[tier]}: ${numberWords(times)}`) },
        `Si racconta di ${italianNumber(legends)} leggende. Ognuna è favolosa, lontana su un solo terreno, e viene a un’ora sola.`,
      ],
      also: 'rarità probabilità leggendaria leggenda favolosa comune',
    },
    {
      id: 'kinds',
      question: 'Che cosa sono le creature oscure e lucenti?',
      answer: [
        'Varianti rare di ogni specie. Le oscure picchiano un po’ più forte, le lucenti sono un po’ più svelte, e a entrambe si vede. La variante sta scritta accanto al nome, così non deve mai dirtelo solo il colore.',
        {
          list: [
            `Oscure: una su ${numberWords(kinds.dark.oneIn)}, e ${italianPercent(kinds.dark.more)} di attacco in più.`,
            `Lucenti: una su ${numberWords(kinds.shiny.oneIn)}, e ${italianPercent(kinds.shiny.more)} di velocità in più.`,
          ],
        },
        `Con il Ciondolo Barlume in borsa sono una su ${numberWords(kinds.dark.oneInWithCharm)} e una su ${numberWords(kinds.shiny.oneInWithCharm)}.`,
        `Aiuta anche la ricerca: ogni specie catturata rende entrambe più probabili (${italianPercent(kinds.notes)} in più), per sempre.`,
      ],
      also: 'probabilità tasso colore variante shiny dark',
    },
    {
      id: 'research',
      question: 'Che cos’è la ricerca, e che cosa dà?',
      answer: [
        `Sulla sua pagina del Pokedex ogni specie ha una manciata di compiti: catturarne, incontrarne una alla sua ora, vincere con una, farne evolvere una. Ne bastano ${italianNumber(kinds.study.sketch)} per uno schizzo, ${italianNumber(kinds.study.tasks)} per uno studio; entrambi danno qualche moneta, e a nessuno servono scambi o fortuna. Il gioco conta da sé, e niente scade.`,
        `Chi ha studiato una specie ne incontra di lucenti ${italianNumber(kinds.study.times)} volte più spesso: una su ${numberWords(kinds.study.oneIn)} invece di una su ${numberWords(kinds.shiny.oneIn)}, per sempre, ciondoli a parte. È la via gentile; altre per far prima non ce n’è.`,
        'Con il numero di specie studiate vengono titoli, di cui ne porti uno accanto al nome, e cornici più belle per la tessera. Chi sta via non perde niente.',
        { links: [{ to: '/pokedex', text: 'Apri il Pokedex' }] },
      ],
      also: 'compito studio schizzo titolo cornice lucente probabilità pokedex appunti',
    },
    {
      id: 'finds',
      question: 'Che cosa si trova sulle mappe, e le bacche vanno a male?',
      answer: [
        'In giro ci sono palle e borsellini, ognuno una volta per te: avvicinati e premi il pulsante, Invio, o toccali. Altre cose sono nascoste dove guarderebbe chi è curioso: in barili, ceppi, dietro le pietre. Cartelli e persone danno indizi.',
        'Le bacche ricrescono ogni giorno; il giorno comincia a mezzanotte UTC. Il succo di un cespuglio è un sorso per la borraccia. Quelle mature ti aspettano quanto vuoi: chi sta via non perde niente.',
      ],
      also: 'oggetti terra trovare nascosto bacca cespuglio cartello leggere raccogliere tesoro',
    },
    {
      id: 'hours',
      question: 'Che cosa cambiano l’ora e il tempo?',
      answer: [
        `Un giorno nel gioco dura ${hours.reduce((sum, { minutes }) => sum + minutes, 0)} minuti veri, per tutti insieme: ${italianList(
          hours.map(
            ({ hour, minutes }) =>
              `${hourWords.names[hour].toLowerCase()} ${italianCount(minutes, 'minuto', 'minuti')}`,
          ),
        )}. Alcune creature vengono solo a certe ore.`,
        'Il tempo su una mappa cambia ogni cinque minuti, per tutti insieme. Alcune creature vengono solo con foschia, pioggia o neve, altre più spesso con il tempo che amano; il Pokedex dice quale.',
        'Il tempo in una lotta è un’altra faccenda: lo portano le mosse, e conta lì.',
      ],
      also: 'tempo orologio alba giorno tramonto notte pioggia sole stagione foschia neve foglie',
    },
  ],
});
