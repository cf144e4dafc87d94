import type { WildGround } from '../../../../content/encounters/grounds.ts';
import { mapsWords } from '../../en/maps.ts';
import { hours as hourWords } from '../hours.ts';
import { listWords, opened, percent, spelt } from './numbers.ts';
import type { FaqChapter, FaqFacts } from './types.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: 'Meadow',
  'tall-grass': 'Tall grass',
  wood: 'Wood',
  sand: 'Sand',
  shore: 'Shore',
  rocks: 'Rocks',
  snow: 'Snow',
};

/** Questions about where and how often wild creatures appear. */
export const wildChapter = ({ grounds, maps, hours, tiers, kinds, legends }: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: 'Wild creatures',
  questions: [
    {
      id: 'grounds',
      question: 'Where do wild creatures live?',
      answer: [
        'Each ground has its own. So often does a step on it meet somebody; paths, floors and bridges are safe.',
        {
          table: {
            caption: 'Steps that meet somebody',
            head: ['Ground', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : percent(each))),
            ]),
          },
        },
        `They are stronger the farther you walk: ${listWords(
          maps.map(
            ({ name, cellsPerLevel }) =>
              `one level for every ${spelt(cellsPerLevel)} cells on ${titleOf(name)}`,
          ),
        )}.`,
        'Whom you have met once the Pokedex shows with its places, its hours and its odds.',
        { links: [{ to: '/pokedex', text: 'Open the Pokedex' }] },
      ],
      also: 'encounter rate odds map tall grass wood sand shore rocks meadow find',
    },
    {
      id: 'rare',
      question: 'How rare is rare?',
      answer: [
        'At each place a creature is common, uncommon, rare or fabled. Where one of each kind can come, this is how often they do for every single fabled one:',
        { list: tiers.map(({ tier, times }) => `${opened(tier)}: ${times}`) },
        `${opened(spelt(legends))} legends are told of. Each is fabled, far out on one ground, and comes by one hour only.`,
      ],
      also: 'tier odds chance legendary legend fabled uncommon common',
    },
    {
      id: 'kinds',
      question: 'What are dark and shiny creatures?',
      answer: [
        'Rare kinds of every species. Dark ones hit a little harder, shiny ones are a little quicker, and both look the part. They carry their kind before the name, so colour alone never has to tell you.',
        {
          list: [
            `Dark: one in ${kinds.dark.oneIn}, and ${percent(kinds.dark.more)} more attack.`,
            `Shiny: one in ${kinds.shiny.oneIn}, and ${percent(kinds.shiny.more)} more speed.`,
          ],
        },
        `With the Glimmer charm in your bag it is one in ${kinds.dark.oneInWithCharm} and one in ${kinds.shiny.oneInWithCharm}.`,
        `Research helps, too: each species that you have caught makes both ${percent(kinds.notes)} likelier, for good.`,
      ],
      also: 'odds chance rate colour kind',
    },
    {
      id: 'research',
      question: 'What is research, and what does it give?',
      answer: [
        `On its page in the Pokedex each species has a handful of tasks: catch some, meet one at its hour, win with one, let one evolve. Any ${spelt(kinds.study.sketch)} of them make a sketch, any ${spelt(kinds.study.tasks)} a study; both pay a few coins, and nobody has to trade or be lucky for them. The game counts by itself, and nothing runs out.`,
        `Whoever has studied a species meets shiny ones of it ${spelt(kinds.study.times)} times as often: one in ${kinds.study.oneIn} instead of one in ${kinds.shiny.oneIn}, for good, and before charms. That is the kind way; there is no other to hurry it.`,
        'With the number of studied species come titles, of which you wear one beside your name, and finer frames for your trainer card. Whoever stays away loses none of it.',
        { links: [{ to: '/pokedex', text: 'Open the Pokedex' }] },
      ],
      also: 'task study sketch title frame shiny odds pokedex notes',
    },
    {
      id: 'finds',
      question: 'What lies on the maps, and do berries spoil?',
      answer: [
        'Balls and purses lie about, each once for you: walk up and press the button, Enter, or tap them. Others are hidden where a curious person would look: in barrels, stumps, behind stones. Signs and people drop hints.',
        'Berries grow with each day; a day begins at midnight UTC. The juice of a bush is one draught for your flask. Ripe ones wait for you as long as you like: whoever stays away loses nothing.',
      ],
      also: 'items ground find hidden berry bush sign read look pick up take treasure',
    },
    {
      id: 'hours',
      question: 'What do the hours and the weather change?',
      answer: [
        `A day in the Emberwild lasts ${hours.reduce((sum, { minutes }) => sum + minutes, 0)} real minutes, for everybody at once: ${listWords(
          hours.map(({ hour, minutes }) => `${hourWords.names[hour].toLowerCase()} ${minutes}`),
        )}. Some creatures come by certain hours only.`,
        'The weather over a map changes every five minutes, for everybody at once. Some creatures come in mist, rain or snow alone, others come more often in the weather that they love; the Pokedex tells which.',
        'Weather in a battle is another matter: moves bring it, and it counts there.',
      ],
      also: 'time clock dawn day dusk night rain sun season mist snow leaves weather',
    },
  ],
});
