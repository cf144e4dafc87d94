import type { SideDetails } from '../../../../contract/shapes/battle.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import type { SignName } from './signPaths.ts';

/** A lasting effect, as an icon with text. */
export interface LastingSign {
  readonly picture: SignName;
  readonly text: string;
}

const words = battleWords.lasting;
const STAGES = ['attack', 'defense', 'speed', 'accuracy', 'evasion'] as const;

/** A battle stored by an older version has no weather and sides until the server's reply arrives. */
export function weatherSigns({ weather }: Partial<Pick<BattleDetails, 'weather'>>): LastingSign[] {
  if (!weather) return [];
  return [{ picture: weather.kind, text: words.left(words.weathers[weather.kind], weather.left) }];
}

export function sideSigns(side: SideDetails | undefined): LastingSign[] {
  if (!side) return [];
  const { screen, bound } = side;
  const told = (isSo: boolean, picture: SignName, text: string): LastingSign[] =>
    isSo ? [{ picture, text }] : [];
  return [
    ...told(screen > 0, 'screen', words.left(words.screen, screen)),
    ...told(side.greatUsed === true, 'great', words.greatUsed),
    ...told(side.sapped, 'seed', words.seeded),
    ...told(side.trapped, 'trap', words.trapped),
    ...told(side.confused, 'confuse', words.confused),
    ...told(side.resting, 'rest', words.resting),
    ...told(bound !== null, 'next', words.bound(bound ?? '')),
    ...told(side.hidden, 'hidden', words.hidden),
    ...STAGES.flatMap((stage) => {
      const by = side.changes[stage];
      return told(by !== 0, by > 0 ? 'up' : 'down', words.changed(words.stages[stage], by));
    }),
  ];
}
