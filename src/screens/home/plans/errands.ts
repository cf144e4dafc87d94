import type { Advice } from '../../../client/queries.ts';
import { adviceWords } from '../../../locales/en/advice.ts';
import { leaderName, regionName } from '../../../locales/en/named/leaders.ts';
import { creatureFile } from '../../../ui/creatureCard/facts/creatureFile.ts';

/** A suggestion with its link. */
export interface Errand {
  readonly key: keyof typeof adviceWords;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** Navigation state of the link. */
  readonly state?: { readonly mapName: string };
  /** Name of its icon. */
  readonly picture: string;
}

const { offers, evolve, balls, firstSteps, gym } = adviceWords;

/**
 * Returns the suggestions, most urgent first.
 * @param inBattle whether a battle is unfinished; then only suggestions that do not interfere with it are returned
 * @param mapName the map on which the player is
 */
export function errandsIn(advice: Advice, inBattle: boolean, mapName: string): readonly Errand[] {
  const found: (Errand | false | null)[] = [
    advice.offers > 0 && {
      key: 'offers',
      title: offers.title(advice.offers),
      text: offers.text,
      to: '/trades',
      picture: 'navigation/trade',
    },
    !inBattle &&
      advice.evolve && {
        key: 'evolve',
        title: evolve.title(advice.evolve.name, advice.evolve.count),
        text: evolve.text,
        to: '/pokemons?canEvolve=1',
        picture: creatureFile({ name: advice.evolve.name, kind: 1 }),
      },
    advice.low && {
      key: 'balls',
      title: balls.title(advice.balls),
      text: balls.text,
      to: '/pokemart',
      picture: 'items/nball',
    },
    !inBattle &&
      advice.firstSteps && {
        key: 'firstSteps',
        title: firstSteps.title,
        text: firstSteps.text,
        to: '/map',
        state: { mapName },
        picture: 'items/gball',
      },
    !inBattle &&
      advice.gym && {
        key: 'gym',
        title: gym.title(leaderName(advice.gym.name)),
        text: gym.text(regionName(advice.gym.region), advice.gym.least, advice.gym.most),
        to: `/gymbattle?region=${encodeURIComponent(advice.gym.region)}`,
        picture: `portraits/${advice.gym.id}`,
      },
  ];
  return found.filter((errand): errand is Errand => Boolean(errand));
}
