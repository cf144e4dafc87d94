import { describe, expect, it } from 'vitest';
import { viewBattle } from '../../../server/features/battles/battleView.ts';
import type { BattleSetup, BattleState } from '../../model/state.ts';
import {
  altered,
  duel,
  FULL,
  fighter,
  next,
  round,
  SEED,
  stateOf,
  thrown,
  told,
} from '../../testing/battles.ts';
import { testBook } from '../../testing/book.ts';
import { startBattle } from '../start.ts';
import { chooseCreature } from './choose.ts';
import { proceed } from './proceed.ts';

const setup: BattleSetup = {
  kind: 'user',
  team: [fighter('a', 'plain', 'great blow'), fighter('b', 'swift', 'great blow')],
  opponents: [fighter('c', 'wisp', 'lick'), fighter('d', 'plain')],
  dice: SEED,
};
const blow = [0, 15] as const;
const team = [fighter('a', 'swift', 'great blow'), fighter('b', 'plain', 'great blow')];
const others = [fighter('c', 'plain'), fighter('d', 'plain')];
/** The state with the player's second creature at full hp. */
const healed = (state: BattleState): BattleState => ({
  ...state,
  player: {
    ...state.player,
    fighters: state.player.fighters.map((one, index) => (index === 1 ? { ...one, hp: 110 } : one)),
  },
});
const onward = (state: BattleState): BattleState => stateOf(proceed(testBook, state));

describe('the beginning of a battle', () => {
  const state = startBattle(testBook, setup);

  it('has the opponent out, everybody at full hp and nobody chosen', () => {
    const view = viewBattle(testBook, state);
    expect([view.page, view.round, view.selectedPokemonId, view.opponentSelectedId]).toEqual([
      'selection',
      0,
      null,
      'c',
    ]);
    expect([...view.myState, ...view.opponent].every(({ hp, orginalHp }) => hp === orginalHp)).toBe(true);
    expect(told(state)).toEqual(['send c']);
  });

  it('lets any creature of the team be chosen', () => {
    const chosen = stateOf(chooseCreature(testBook, state, 'b'));
    expect(told(chosen)).toEqual(['send b']);
    expect(viewBattle(testBook, chosen)).toMatchObject({ page: 'battle', round: 0, selectedPokemonId: 'b' });
  });

  it.each(['c', 'x', '', '__proto__'])('refuses %j, which is not of the team', (id) => {
    expect(chooseCreature(testBook, state, id)).toEqual({ ok: false, reason: 'unknown-creature' });
  });

  it('makes no roll', () => {
    expect(stateOf(chooseCreature(testBook, state, 'b')).dice).toEqual(SEED);
  });

  it.each<[string, Partial<BattleSetup>]>([
    ['without a team', { team: [] }],
    ['without opponents', { opponents: [] }],
    ['with seven creatures', { team: [...'1234567'].map((id) => fighter(id, 'plain')) }],
    ['with an id twice', { team: [fighter('c', 'plain')] }],
    ['without moves', { team: [{ ...fighter('a', 'plain'), moves: ['', ''] }] }],
    ['with five moves', { team: [fighter('a', 'plain', 'tackle', 'jab', 'lick', 'ember', 'splash')] }],
    ['with an unknown move', { team: [fighter('a', 'plain', 'nonsense')] }],
    ['with an unknown species', { opponents: [fighter('c', 'nonsense')] }],
    ['at level 0', { team: [{ ...fighter('a', 'plain'), level: 0 }] }],
    ['at level 101', { team: [{ ...fighter('a', 'plain'), level: 101 }] }],
    ['against two wild creatures', { kind: 'wb' }],
  ])('is impossible %s', (_, change) => {
    expect(() => startBattle(testBook, { ...setup, ...change })).toThrow(RangeError);
  });
});

describe('going on after a round', () => {
  it('leads back to the battle while both stand, and tells nothing new', () => {
    const after = onward(round(duel(fighter('a', 'swift'), fighter('b', 'plain')), [...FULL, ...FULL]));
    expect([after.page, after.round, told(after)]).toEqual(['battle', 1, []]);
    expect(after.player.received?.damage).toBe(28);
    expect(viewBattle(testBook, after).selectedPokemonId).toBe('a');
  });

  it('keeps the message of a failed throw to the results', () => {
    const wild = duel(fighter('a', 'swift'), fighter('w', 'plain'), 'wb');
    const after = onward(thrown(wild, 'nball', [65_535, ...FULL]));
    expect(viewBattle(testBook, after)).toMatchObject({ page: 'battle', error: null });
  });
});

describe('fainting', () => {
  const won = round(duel(team, others), blow);

  it('shows the fainted opponent until the player goes on', () => {
    expect(viewBattle(testBook, won)).toMatchObject({ page: 'roundResults', opponentSelectedId: 'c' });
    expect(won.opponent.received?.damage).toBe(110);
  });

  it('brings the next opponent by itself', () => {
    const after = onward(won);
    expect(told(after)).toEqual(['send d']);
    expect(viewBattle(testBook, after)).toMatchObject({
      page: 'battle',
      opponentSelectedId: 'd',
      opponentDReceived: null,
    });
  });

  it('leads to the selection with the first standing creature preselected', () => {
    const lost = round(duel(others, team), blow);
    const after = onward(lost);
    expect(viewBattle(testBook, after)).toMatchObject({
      page: 'selection',
      selectedPokemonId: 'd',
      dReceived: null,
    });
    expect(chooseCreature(testBook, after, 'c')).toEqual({ ok: false, reason: 'fainted' });
    expect(viewBattle(testBook, stateOf(chooseCreature(testBook, after, 'd')))).toMatchObject({
      page: 'battle',
      selectedPokemonId: 'd',
      dReceived: null,
    });
  });

  it('wins the battle when all opponents have fainted', () => {
    const after = onward(round(onward(won), blow));
    expect(after.page).toBe('win');
    expect(told(after)).toEqual(['end player', 'experience a 1000', 'experience b 1000']);
  });

  it('loses the battle when the whole team has fainted', () => {
    const alone = round(duel(others.slice(0, 1), team), blow);
    expect([onward(alone).page, told(onward(alone))]).toEqual(['lose', ['end opponent']]);
  });

  it('is decided by the first side without a standing creature: recoil comes too late', () => {
    const state = duel(fighter('a', 'swift', 'charge'), fighter('b', 'plain'));
    const weak = altered(altered(state, 'player', { hp: 1 }), 'opponent', { hp: 1 });
    expect(onward(round(weak, FULL)).page).toBe('win');
  });

  it('is decided by the creature that had its turn first where both are burning', () => {
    const burning = { hp: 40, ailment: 'poison' } as const;
    const even = duel(fighter('a', 'swift', 'jab'), fighter('b', 'plain', 'lick'));
    const state = altered(altered(even, 'player', { ...burning, hp: 5 }), 'opponent', burning);
    const after = round(state, FULL);
    expect(told(after).slice(-2)).toEqual(['poison player 5', 'faint a']);
    expect(onward(after).page).toBe('lose');
  });

  it('resets stages, confusion and rest with the next creature', () => {
    const state = duel(others, fighter('a', 'swift', 'growl'));
    const weary = { stages: { ...state.player.stages, attack: -3 }, confused: 2, resting: true };
    const spent = altered({ ...state, player: { ...state.player, ...weary } }, 'player', { hp: 1 });
    const chosen = stateOf(chooseCreature(testBook, onward(healed(round(spent, FULL))), 'd'));
    expect(chosen.player).toMatchObject({ stages: { attack: 0 }, confused: -1, resting: false });
  });
});

describe('two creatures that cannot hurt each other', () => {
  it('tire after fifty rounds, more with each', () => {
    const state = duel(fighter('a', 'swift'), fighter('b', 'wisp', 'lick'));
    expect(told(round({ ...state, round: 49 }, []))).not.toContain('fatigue player 6');
    const tired = round({ ...state, round: 50 }, []);
    expect(told(tired).slice(-2)).toEqual(['fatigue player 6', 'fatigue opponent 6']);
    expect(told(round({ ...next(tired), round: 51 }, [])).slice(-2)).toEqual([
      'fatigue player 13',
      'fatigue opponent 13',
    ]);
  });

  it('let the slower one win in the end', () => {
    let state: BattleState = { ...duel(fighter('a', 'swift'), fighter('b', 'wisp', 'lick')), round: 50 };
    while (state.player.fighters[0]?.hp !== 0) state = round(next(state), []);
    expect([state.opponent.fighters[0]?.hp, onward(state).page]).toEqual([expect.any(Number), 'lose']);
  });
});
