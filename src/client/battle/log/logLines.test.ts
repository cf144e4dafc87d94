import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../../../rules/model/events.ts';
import { aBattle, aFighter } from '../../../testing/builders.ts';
import { logLines } from './logLines.ts';

const told = (events: BattleEvent[]) => logLines(aBattle(), aBattle({ events }));
const mine = { side: 'player' } as const;

describe('the battle log', () => {
  it('says what happens without a hit: gathering, guards, screens, failures', () => {
    expect(
      told([
        { type: 'charge', ...mine, creature: 'mine', move: 'ember', hidden: false },
        { type: 'charge', ...mine, creature: 'mine', move: 'dig', hidden: true },
        { type: 'rampage', ...mine, move: 'outrage' },
        { type: 'guard', ...mine },
        { type: 'blocked', ...mine },
        { type: 'fail', ...mine },
        { type: 'screen', ...mine, until: 5 },
        { type: 'fade', ...mine },
      ]),
    ).toEqual([
      'Your Kindlam gathers strength for Ember.',
      'Your Kindlam is out of reach and prepares Dig.',
      'Your Kindlam is in a rage and will not stop.',
      'Your Kindlam protects itself.',
      'Your Kindlam was protected from it.',
      'Your Kindlam tried in vain.',
      'Your Kindlam is behind a screen now.',
      'Your Kindlam is no longer behind a screen.',
    ]);
  });

  it('calls creatures by their nicknames, too', () => {
    const events: BattleEvent[] = [
      { type: 'guard', side: 'player' },
      { type: 'guard', side: 'opponent' },
    ];
    const myState = [aFighter({ nickname: 'Toast' })];
    const opponent = [aFighter({ id: 'foe', name: 'Podkin', nickname: 'Crumble' })];
    const battle = aBattle({ battleType: 'user', myState, opponent, events });
    expect(logLines(battle, battle)).toEqual([
      'Your Kindlam “Toast” protects itself.',
      'Opposing Podkin “Crumble” protects itself.',
    ]);
  });

  it('tells weather and undone stages, which concern both', () => {
    expect(
      told([
        { type: 'weather', weather: 'sand', until: 5 },
        { type: 'damage', ...mine, cause: 'sand', amount: 3, hp: 9, mult: 1, critical: false },
        { type: 'weather', weather: null, until: 0 },
        { type: 'reset' },
        { type: 'swap' },
      ]),
    ).toEqual([
      'A sandstorm rises.',
      'Your Kindlam lost 3 hp to the sandstorm.',
      'The weather is calm again.',
      'All changes of stats are undone.',
      'The two exchanged their changes of stats.',
    ]);
  });

  it('tells grave poison and chosen sleep from the plain ones', () => {
    expect(
      told([
        { type: 'afflict', ...mine, condition: 'poison', variant: 'toxic' },
        { type: 'afflict', ...mine, condition: 'sleep', variant: 'rest' },
        { type: 'afflict', ...mine, condition: 'seed' },
        { type: 'recover', ...mine, condition: 'trap' },
      ]),
    ).toEqual([
      'Your Kindlam was badly poisoned.',
      'Your Kindlam lay down to sleep and is well again.',
      'Your Kindlam was seeded.',
      'Your Kindlam is no longer trapped.',
    ]);
  });

  it('names a creature that was cured without being in battle', () => {
    const [line] = told([{ type: 'recover', ...mine, condition: 'burn', creature: 'foe' }]);
    expect(line).toMatch(/^Wild .* is no longer burned\.$/);
  });
});
