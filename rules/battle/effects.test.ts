import { describe, expect, it } from 'vitest';
import { altered, duel, FULL, fighter, next, round, stateOf, told } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';
import { chooseCreature } from './turn/choose.ts';
import { foresee } from './workspace.ts';

const both = [...FULL, ...FULL];
/** The events of a round up to the opponent's tackle: the turn of the player's faster creature. */
const turn = (events: readonly string[]): string[] => events.slice(0, events.indexOf('move opponent tackle'));

/** The player's swift creature uses a move, then the plain opponent tackles. */
function use(move: string, rolls: readonly number[] = both, target = 'plain') {
  return round(duel(fighter('a', 'swift', move), fighter('b', target)), rolls);
}

describe('what moves do beside damage', () => {
  it('lowers a stage of the target surely', () => {
    const after = use('growl');
    expect(turn(told(after))).toEqual(['move player growl', 'damage opponent 22', 'attack opponent -1']);
    expect(told(after).at(-1)).toBe('damage player 19');
  });

  it('lowers a stage with a chance only when the roll says so', () => {
    expect(turn(told(use('crush', [...FULL, 19, ...FULL])))).toContain('defense opponent -1');
    expect(turn(told(use('crush', [...FULL, 20, ...FULL])))).toHaveLength(2);
  });

  it('raises a stage of the user', () => {
    const after = use('brace');
    expect(turn(told(after))).toContain('defense player 2');
    expect(told(after).at(-1)).toBe('damage player 15');
  });

  it('stops stages at 6 and says so', () => {
    let state = duel(fighter('a', 'swift', 'brace'), fighter('b', 'wisp', 'lick'));
    const steps = [1, 2, 3, 4].map(() => {
      state = round(next(state), []);
      return told(state).find((event) => event.startsWith('defense'));
    });
    expect(steps).toEqual(['defense player 2', 'defense player 2', 'defense player 2', 'defense player 0']);
    expect(state.player.stages.defense).toBe(6);
  });

  it('makes a creature harder to hit', () => {
    const after = use('mist', [...FULL, 74, ...FULL]);
    expect(told(after)).toContain('damage player 28');
    expect(told(use('mist', [...FULL, 75]))).toContain('miss player tackle');
  });

  it('gives the user a share of the damage back, up to full hp', () => {
    const hurt = round(duel(fighter('a', 'plain', 'sip'), fighter('b', 'swift')), both);
    expect(told(hurt)).toEqual([
      'move opponent tackle',
      'damage player 28',
      'move player sip',
      'damage opponent 28',
      'heal player 14',
    ]);
    expect(turn(told(use('sip')))).toHaveLength(2);
  });

  it('takes a share of the damage from the user', () => {
    expect(turn(told(use('charge')))).toEqual([
      'move player charge',
      'damage opponent 28',
      'recoil player 9',
    ]);
  });

  it('can cost the user its last hp', () => {
    const state = duel(fighter('a', 'swift', 'charge'), fighter('b', 'plain'));
    const weak = altered(state, 'player', { hp: 5 });
    expect(told(round(weak, [...FULL]))).toEqual([
      'move player charge',
      'damage opponent 28',
      'recoil player 5',
      'faint a',
    ]);
  });

  it('takes no recoil after the last opponent has fainted', () => {
    const state = duel(fighter('a', 'swift', 'charge'), fighter('b', 'plain'));
    const weak = altered(state, 'opponent', { hp: 5 });
    expect(told(round(weak, [...FULL]))).toEqual(['move player charge', 'damage opponent 5', 'faint b']);
  });

  it('does nothing more to or for a user that its recoil has felled', () => {
    const state = duel(fighter('a', 'swift', 'reckless'), fighter('b', 'plain'));
    expect(told(round(altered(state, 'player', { hp: 5 }), FULL))).toEqual([
      'move player reckless',
      'damage opponent 19',
      'recoil player 5',
      'faint a',
    ]);
  });

  it('does nothing more to a target that has fainted, while others wait', () => {
    const state = duel(fighter('a', 'swift', 'reckless'), [fighter('b', 'plain'), fighter('c', 'plain')]);
    const weak = altered(state, 'opponent', { hp: 5, ailment: 'freeze' });
    expect(told(round(weak, FULL))).toEqual([
      'move player reckless',
      'damage opponent 5',
      'faint b',
      'recoil player 1',
      'attack player -1',
      'heal player 1',
    ]);
  });

  it('heals the user, but not past full hp', () => {
    const state = round(duel(fighter('a', 'plain', 'rest up'), fighter('b', 'swift')), both);
    expect(told(state).at(-1)).toBe('heal player 28');
    expect(state.player.fighters[0]?.hp).toBe(110);
  });

  it('heals even where the target is immune', () => {
    const state = duel(fighter('a', 'swift', 'rest up'), fighter('b', 'wisp', 'lick'));
    const weak = altered(state, 'player', { hp: 5 });
    expect(told(round(weak, []))).toContain('heal player 55');
  });

  it.each(['overreach', 'hearten'])(
    'brings neither its price nor a chance with %s where the target is immune',
    (move) => {
      const after = round(duel(fighter('a', 'swift', move), fighter('b', 'wisp', 'lick')), []);
      expect(told(after).slice(0, 3)).toEqual([
        `move player ${move}`,
        'unaffected opponent',
        'move opponent lick',
      ]);
    },
  );

  it('does nothing else to an immune target', () => {
    const after = round(duel(fighter('a', 'swift', 'scorch'), fighter('b', 'wisp', 'lick')), []);
    expect(told(after).slice(0, 2)).toEqual(['move player scorch', 'unaffected opponent']);
    expect(after.opponent.fighters[0]?.ailment).toBeNull();
  });

  it('does nothing when dodged', () => {
    const state = round(duel(fighter('a', 'plain', 'mist'), fighter('b', 'swift', 'growl')), both);
    const after = round(next(state), [99, ...FULL]);
    expect(told(after).slice(0, 2)).toEqual(['move opponent growl', 'miss player growl']);
    expect(after.player.stages.attack).toBe(-1);
  });

  it('hits several times, each with its own critical and spread', () => {
    const after = use('left right', [0, 15, 1, 0, ...FULL]);
    expect(turn(told(after))).toEqual([
      'move player left right',
      'damage opponent 42 critical',
      'damage opponent 23',
    ]);
    expect(after.opponent.received?.damage).toBe(65);
  });

  it('rolls the number of hits where it varies', () => {
    const hits = (roll: number, count: number): number =>
      turn(told(use('flurry', [roll, ...Array.from({ length: count }, () => FULL).flat(), ...FULL]))).length -
      1;
    expect([hits(0, 2), hits(3, 5)]).toEqual([2, 5]);
  });

  it('stops hitting who has fainted', () => {
    const state = duel(fighter('a', 'swift', 'left right'), fighter('b', 'plain'));
    const weak = altered(state, 'opponent', { hp: 9 });
    expect(told(round(weak, FULL))).toEqual(['move player left right', 'damage opponent 9', 'faint b']);
  });

  it('makes critical hits likelier with a sharp move', () => {
    expect(() => use('keen cut', [8, 15])).toThrow('8 sides');
    expect(() => use('tackle', [24, 15])).toThrow('24 sides');
    expect(turn(told(use('keen cut', [0, 15, ...FULL])))[1]).toBe('damage opponent 42 critical');
  });

  it('rests the round after a move that needs it', () => {
    const spent = use('great beam');
    expect(turn(told(spent)).at(-1)).toBe('recharge player');
    const rested = round(next(spent), FULL);
    expect(told(rested)[0]).toBe('hold player recharge');
    expect(told(round(next(rested), both))[0]).toBe('move player great beam');
  });

  it('needs no rest after a move that was dodged', () => {
    const state = round(duel(fighter('a', 'plain', 'great beam'), fighter('b', 'swift', 'mist')), [
      ...FULL,
      99,
    ]);
    expect(state.player.resting).toBe(false);
  });

  it('has one great move for each side in a battle, whoever uses it', () => {
    const team = [fighter('a', 'swift', 'crowning blow', 'tackle'), fighter('c', 'swift', 'crowning blow')];
    const first = round(duel(team, fighter('b', 'giant', 'crowning blow', 'tackle')), [1, ...both]);
    expect(told(first).slice(0, 3)).toEqual(['move player crowning blow', 'great player', expect.anything()]);
    expect([first.player.greatUsed, first.opponent.greatUsed]).toEqual([true, false]);
    expect(foresee(testBook, next(first))?.map((seen) => seen?.most === 0)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const again = round(next(first), [1, ...FULL]);
    expect(told(again).slice(0, 2)).toEqual(['move player crowning blow', 'fail player']);
    expect(again.player.greatUsed).toBe(true);
    const other = stateOf(
      chooseCreature(testBook, { ...altered(again, 'player', {}), page: 'selection' }, 'c'),
    );
    expect(other.player.greatUsed).toBe(true);
  });

  it('uses its great move up where it does not land, too, and the opponent then leaves it out', () => {
    const state = duel(fighter('a', 'swift', 'shield'), fighter('b', 'plain', 'crowning blow', 'tackle'));
    const after = round(state, [0, ...FULL]);
    expect(told(after)).toContain('great opponent');
    expect(told(after)).toContain('blocked player');
    // No roll decides between its moves any more.
    expect(told(round(next(after), [...FULL, 1, ...FULL]))).toContain('move opponent tackle');
  });

  it('ignores lowered attack and raised defense with a critical hit', () => {
    const state = round(duel(fighter('a', 'plain', 'brace'), fighter('b', 'swift', 'growl')), both);
    const plain = round(next(state), both);
    expect(told(plain)[1]).toBe('damage player 12');
    const critical = told(round(next(state), [0, 15, 0, 15]));
    expect(critical[1]).toBe('damage player 33 critical');
    expect(critical[4]).toBe('damage opponent 33 critical');
  });
});
