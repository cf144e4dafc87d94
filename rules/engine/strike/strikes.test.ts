import { describe, expect, it } from 'vitest';
import { altered, duel, FULL, fighter, next, round, told } from '../../testing/battles.ts';

const both = [...FULL, ...FULL];
const face = (move: string, target = 'plain', ...foe: string[]) =>
  duel(fighter('a', 'swift', move), fighter('b', target, ...foe));
/** Events of the turn of the player's swift creature, without the move itself. */
const turn = (state: ReturnType<typeof duel>, rolls: readonly number[]): string[] => {
  const events = told(round(state, rolls));
  const end = events.findIndex((event) => event.startsWith('move opponent'));
  return events.slice(1, end < 0 ? undefined : end);
};

describe('damage without formula', () => {
  it('is a number, rolled for accuracy only', () => {
    expect(turn(face('boom'), [89, ...FULL])).toEqual(['damage opponent 20']);
    expect(turn(face('boom'), [90, ...FULL])).toEqual(['miss opponent boom']);
  });

  it('is the level of the user, however effective the type, but nothing to the immune', () => {
    expect(turn(face('toss', 'toxin'), FULL)).toEqual(['damage opponent 50']);
    expect(turn(face('toss', 'wisp', 'lick'), [])).toEqual(['unaffected opponent']);
  });

  it('is half of the present hp, at least 1', () => {
    expect(turn(face('gnaw'), [0, ...FULL])).toEqual(['damage opponent 55']);
    expect(turn(altered(face('gnaw'), 'opponent', { hp: 1 }), [0])).toEqual(['damage opponent 1', 'faint b']);
  });

  it('is all of it in 30 of 100, whatever the stages, and never against a higher level', () => {
    expect(turn(face('fell'), [29])).toEqual(['damage opponent 110', 'faint b']);
    expect(turn(face('fell'), [30, ...FULL])).toEqual(['miss opponent fell']);
    const higher = altered(face('fell'), 'opponent', { level: 51 });
    expect(turn(higher, FULL)).toEqual(['fail player']);
  });

  it('leaves 1 hp to the target that shall be spared', () => {
    const state = face('spare');
    expect(turn(state, [0, 15, ...FULL])).toEqual(['damage opponent 109 critical']);
    expect(turn(altered(state, 'opponent', { hp: 1 }), both)).toEqual(['damage opponent 0']);
  });
});

describe('a power that doubles', () => {
  // 22·80·55/55 = 1760; ⌊1760/50⌋ + 2 = 37; same type ⌊37·1.5⌋ = 55. Not doubled: 28.
  it('against who ails', () => {
    expect(turn(face('kick down'), both)).toEqual(['damage opponent 28']);
    const ill = altered(face('kick down'), 'opponent', { ailment: 'burn' });
    expect(turn(ill, both)[0]).toBe('damage opponent 55');
  });

  it('when the user ails itself', () => {
    const ill = altered(face('spite back'), 'player', { ailment: 'poison' });
    expect(turn(ill, both)[0]).toBe('damage opponent 55');
  });

  it('against who hides with a move of its type, where nothing else reaches', () => {
    const dug = (move: string) => {
      const state = duel(fighter('a', 'swift', 'burrow'), fighter('b', 'plain', move));
      return told(round(state, move === 'quake' ? FULL : []));
    };
    expect(dug('quake')).toEqual(['hide player burrow', 'move opponent quake', 'damage player 55']);
    expect(dug('tide')).toEqual(['hide player burrow', 'move opponent tide', 'miss player tide']);
    expect(turn(face('quake'), both)[0]).toBe('damage opponent 28');
  });

  it('against who has half its hp or less', () => {
    expect(turn(altered(face('finish'), 'opponent', { hp: 56 }), both)[0]).toBe('damage opponent 28');
    expect(turn(altered(face('finish'), 'opponent', { hp: 55 }), FULL)[0]).toBe('damage opponent 55');
  });
});

describe('a move of its own kind', () => {
  it('counts the attack of its target', () => {
    const strong = altered(face('turn'), 'opponent', {
      stats: { hp: 110, attack: 110, defense: 55, speed: 55 },
    });
    expect(turn(strong, both)).toEqual(['damage opponent 55']);
  });

  it('never misses where that is its gift', () => {
    expect(turn(face('certain'), both)).toEqual(['damage opponent 28']);
    const rainy = { ...face('storm'), weather: { kind: 'rain', until: 9 } } as const;
    expect(turn(rainy, both)).toEqual(['damage opponent 28']);
    expect(turn(face('storm'), [50, ...FULL])).toEqual(['miss opponent storm']);
  });

  it('works on sleepers only, and gives back half', () => {
    expect(turn(face('dream'), FULL)).toEqual(['fail player']);
    const asleep = altered(altered(face('dream'), 'opponent', { ailment: 'sleep' }), 'player', { hp: 50 });
    expect(turn(asleep, FULL).slice(0, 2)).toEqual(['damage opponent 28', 'heal player 14']);
  });

  it('acts last and fails when the user was struck before', () => {
    const state = duel(fighter('a', 'swift', 'calm blow'), fighter('b', 'plain'));
    expect(told(round(state, FULL)).slice(-2)).toEqual(['move player calm blow', 'fail player']);
    const missed = altered(
      duel(fighter('a', 'swift', 'calm blow'), fighter('b', 'plain', 'wild throw')),
      'opponent',
      { hp: 110 },
    );
    expect(told(round(missed, [99, ...FULL])).at(-1)).toBe('damage opponent 102');
  });

  it('goes after everybody at priority -6', () => {
    expect(told(round(face('late'), both))[0]).toBe('move opponent tackle');
  });

  it('costs half the maximum where it does not land', () => {
    expect(turn(face('leap'), [59, ...both])).toEqual(['damage opponent 28']);
    expect(turn(face('leap'), [60, ...FULL])).toEqual(['miss opponent leap', 'crash player 55']);
    expect(turn(face('leap', 'wisp', 'lick'), [])).toEqual(['unaffected opponent', 'crash player 55']);
  });

  it('costs the user its life, whether it lands or not, but not a battle that is won', () => {
    expect(told(round(face('last stand', 'wisp', 'lick'), [])).slice(1)).toEqual([
      'unaffected opponent',
      'sacrifice player 110',
      'faint a',
    ]);
    const won = round(face('last stand'), [0, 15]);
    expect(told(won)).toEqual(['move player last stand', 'damage opponent 110 critical', 'faint b']);
  });
});

describe('gathering', () => {
  it('takes a round, shows the move, and strikes in the next whatever is chosen', () => {
    const state = duel(fighter('a', 'swift', 'gather', 'tackle'), fighter('b', 'plain'));
    const gathered = round(state, FULL);
    expect(told(gathered)[0]).toBe('charge player gather');
    expect(gathered.player).toMatchObject({ locked: 'gather', hidden: false, received: { damage: 28 } });
    const struck = round(next(gathered), both, 2);
    // ⌊22·120·55/55⌋/50 + 2 = 54, without the bonus for the same type.
    expect(told(struck).slice(0, 2)).toEqual(['move player gather', 'damage opponent 54']);
    expect(struck.player.locked).toBeNull();
  });

  it('is not needed in the sun', () => {
    const state = { ...duel(fighter('a', 'swift', 'gather'), fighter('b', 'plain')) };
    const sunny = { ...state, weather: { kind: 'sun', until: 9 } } as const;
    expect(told(round(sunny, both))[0]).toBe('move player gather');
  });

  it('out of reach lets everything pass by without a roll, but not sure help for the other', () => {
    const state = duel(fighter('a', 'swift', 'burrow'), fighter('b', 'plain', 'rest up'));
    const away = round(altered(state, 'opponent', { hp: 50 }), []);
    expect(told(away)).toEqual([
      'hide player burrow',
      'move opponent rest up',
      'miss player rest up',
      'heal opponent 55',
    ]);
    expect(told(round(next(away), both))[0]).toBe('move player burrow');
  });

  it('ends when something holds the creature back', () => {
    const away = round(face('burrow'), []);
    const paralyzed = altered(next(away), 'player', { ailment: 'paralyz' });
    const held = round(paralyzed, [0]);
    expect(told(held)).toContain('hold player paralyz');
    expect(held.player).toMatchObject({ locked: null, hidden: false });
  });

  it('leaves the opponent no choice and makes no roll for one', () => {
    const state = duel(fighter('a', 'swift'), fighter('b', 'plain', 'gather', 'tackle'));
    const bound = { ...state, opponent: { ...state.opponent, locked: 'gather' } };
    expect(told(round(bound, both))[2]).toBe('move opponent gather');
  });
});

describe('a rampage', () => {
  const first = round(duel(fighter('a', 'tower', 'frenzy', 'tackle'), fighter('b', 'giant')), both);

  it('goes on by itself and ends in confusion after two rounds or three', () => {
    expect(told(first)).toContain('rampage player frenzy');
    const ended = round(next(first), [...FULL, 0, ...FULL], 2);
    expect(told(ended)[0]).toBe('move player frenzy');
    expect(told(ended)).toContain('afflict player confuse');
    const second = round(next(first), [...FULL, 1, ...FULL], 2);
    expect(told(second)).toContain('rampage player frenzy');
    const third = round(next(second), both);
    expect(told(third)).toContain('afflict player confuse');
    expect(third.player).toMatchObject({ locked: null, raged: 2 });
  });
});
