import { describe, expect, it } from 'vitest';
import { difficultyOf } from '../battle/difficultyOf.ts';
import { DIFFICULTIES, type Difficulty } from '../model/difficulty.ts';
import { playerViewOf } from '../model/playerView.ts';
import { scriptedDice } from '../model/random.ts';
import type { BattleState, Fighter } from '../model/state.ts';
import { altered, duel, fighter } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';
import { chooseAction } from './chooseAction.ts';

function choice(state: BattleState, difficulty: Difficulty, rolls: readonly number[] = []): string {
  const dice = scriptedDice(rolls);
  const view = { ...playerViewOf({ ...state, round: state.round + 1 }, 'opponent'), difficulty };
  const chosen = chooseAction(testBook, view, dice);
  dice.assertUsed();
  return 'move' in chosen ? chosen.move : `send ${chosen.switch}`;
}

const against = (opponent: Fighter | readonly Fighter[], player: Fighter = fighter('a', 'plain')) =>
  duel(player, opponent);

describe('an opponent that uses any move', () => {
  it('rolls between its moves', () => {
    const state = against(fighter('b', 'wisp', 'tackle', 'splash', 'lick'));
    expect([0, 1, 2].map((roll) => choice(state, 'random', [roll]))).toEqual(['tackle', 'splash', 'lick']);
  });

  it('needs no roll with one move, and never chooses a free slot', () => {
    expect(choice(against(fighter('b', 'wisp', '', 'lick', '', '')), 'random')).toBe('lick');
  });
});

describe.each(['greedy', 'lookahead'] as const)('an opponent that thinks %s', (difficulty) => {
  it('uses the move that its rival is weak to', () => {
    const state = against(fighter('b', 'plain', 'tackle', 'splash', 'lick'), fighter('a', 'blaze'));
    expect(choice(state, difficulty)).toBe('splash');
  });

  it('counts a move of its own type for more', () => {
    expect(choice(against(fighter('b', 'plain', 'lick', 'ember', 'tackle')), difficulty)).toBe('tackle');
  });

  it('never uses a move without effect while it has another', () => {
    const state = against(fighter('b', 'plain', 'great blow', 'splash'), fighter('a', 'wisp', 'lick'));
    expect(choice(state, difficulty)).toBe('splash');
  });

  it('strikes first where that defeats a faster rival', () => {
    const state = against(fighter('b', 'plain', 'great blow', 'dart'), fighter('a', 'swift', 'great blow'));
    expect(choice(altered(state, 'player', { hp: 5 }), difficulty)).toBe('dart');
  });

  it('does not sacrifice its last creature for nothing, and has a move when all are alike', () => {
    expect(choice(against(fighter('b', 'plain', 'tackle', 'tackle')), difficulty)).toBe('tackle');
  });

  it('puts a strong healthy rival to sleep rather than scratch it', () => {
    const state = against(fighter('b', 'plain', 'tackle', 'lullaby'), fighter('a', 'tower', 'great blow'));
    expect(choice(state, difficulty)).toBe('lullaby');
  });

  it('brings no second ailment', () => {
    const state = against(fighter('b', 'plain', 'lullaby', 'tackle'), fighter('a', 'tower'));
    expect(choice(altered(state, 'player', { ailment: 'poison' }), difficulty)).toBe('tackle');
  });
});

describe('an opponent that looks ahead', () => {
  const pair = [fighter('b', 'wisp', 'tackle'), fighter('c', 'brook', 'splash')];

  it('takes a creature back that can do nothing, for one that matches the rival', () => {
    const state = against(
      [fighter('b', 'leaf', 'tackle'), fighter('c', 'brook', 'splash')],
      fighter('a', 'blaze', 'ember'),
    );
    expect(choice(state, 'lookahead')).toBe('send c');
  });

  it('fights on where no other would do better', () => {
    const state = against([...pair].reverse(), fighter('a', 'blaze', 'ember'));
    expect(choice(state, 'lookahead')).toBe('splash');
  });

  it('does not go to and fro: one switch for each rival, and for each creature that has just come', () => {
    const state = against(pair, fighter('a', 'blaze', 'ember'));
    const received = { move: 'ember', dodge: false, mult: 1, damage: 9 } as const;
    const came = { ...state, round: 3, opponent: { ...state.opponent, since: 2, received } };
    const fresh = { ...came, opponent: { ...came.opponent, received: null } };
    expect(choice(fresh, 'lookahead')).toBe('send c');
    expect(choice(came, 'lookahead')).toBe('tackle');
  });

  it('fights to the end with its last creature', () => {
    const state = against(pair, fighter('a', 'blaze', 'ember'));
    const [first, second] = state.opponent.fighters as [
      BattleState['opponent']['fighters'][number],
      BattleState['opponent']['fighters'][number],
    ];
    const alone = { ...state, opponent: { ...state.opponent, fighters: [first, { ...second, hp: 0 }] } };
    expect(choice(alone, 'lookahead')).toBe('tackle');
  });
});

describe('the kinds of battles', () => {
  it('are thought in as the rules say', () => {
    expect((['wb', 'training', 'user', 'gold', 'gym'] as const).map(difficultyOf)).toEqual([
      'random',
      'greedy',
      'greedy',
      'greedy',
      'lookahead',
    ]);
  });
});

describe('no opponent', () => {
  const team = (...others: readonly Fighter[]) => [
    fighter('a', 'swift', 'tackle', 'ember', 'jab', 'lullaby'),
    ...others,
  ];
  const rivals = [fighter('b', 'leaf', 'tackle', 'growl'), fighter('c', 'brook', 'splash', 'mist')];
  const used = (state: BattleState): BattleState => altered(state, 'player', { seen: ['tackle'] });
  const one = used(duel(team(fighter('d', 'plain')), rivals));
  const other = used(
    duel(
      [fighter('a', 'swift', 'tackle', 'great blow', 'scorch', 'rest up'), fighter('e', 'giant', 'splash')],
      rivals,
    ),
  );

  it.each(DIFFICULTIES.filter((level) => level !== 'random'))(
    'that thinks %s knows unseen moves, who waits, or the dice',
    (difficulty) => {
      const elsewhere: BattleState = { ...other, dice: [9, 9, 9, 9] };
      expect(choice(elsewhere, difficulty)).toBe(choice(one, difficulty));
    },
  );

  it('finds any of it in its view', () => {
    const state = duel(fighter('a', 'blaze', 'ember', 'jab'), fighter('b', 'wisp', 'lick'));
    expect(JSON.stringify(playerViewOf(state, 'opponent'))).not.toMatch(/ember|jab|dice/);
    expect(playerViewOf(one, 'opponent')).toEqual(playerViewOf(other, 'opponent'));
  });
});
