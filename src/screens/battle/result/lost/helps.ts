import { TEAM_SIZE } from '../../../../../content/team.ts';
import type { BattleDetails } from '../../../../bridge/state.ts';
import { speciesName } from '../../../../locales/en/named/species.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { foeOf, teamOf } from '../../../../ui/creatureCard/facts/battleSides.ts';

const { lost: words } = peakWords;

interface Help {
  readonly to: string;
  readonly text: string;
}

const highest = (levels: readonly { readonly level: number }[]): number =>
  Math.max(0, ...levels.map(({ level }) => level));

/** Where a player who has lost finds what would help next time, the most helpful place first. */
export function helpsAfter(battle: BattleDetails): readonly Help[] {
  const team = teamOf(battle);
  const foe = foeOf(battle);
  const theirs = highest(battle.opponent);
  const room = TEAM_SIZE - team.length;
  return [
    ...(theirs > highest(team) ? [{ to: '/expbattle', text: words.train(theirs) }] : []),
    ...(room > 0 ? [{ to: '/maps', text: words.room(room) }] : []),
    ...(foe && foe.types.length > 0
      ? [{ to: `/typechart?defend=${foe.types.join(',')}`, text: words.types(speciesName(foe.name)) }]
      : []),
    { to: '/team', text: words.moves },
  ].slice(0, 3);
}
