import { describe, expect, it } from 'vitest';
import type { BattleState } from '../model/state.ts';
import { altered, duel, FULL, fighter, next, round, told } from '../testing/battles.ts';

const both = [...FULL, ...FULL];
const face = (move: string, species = 'plain', foe = 'tackle'): BattleState =>
  duel(fighter('a', 'swift', move, 'tackle'), fighter('b', species, foe));
/** Events of a round other than moves and damage by moves. */
const wear = (state: BattleState): string[] => told(state).filter((event) => !/^(move|damage)/.test(event));
/** The state ready for the next round, with both sides at full hp. */
const again = (state: BattleState): BattleState =>
  next(altered(altered(state, 'player', { hp: 110 }), 'opponent', { hp: 110 }));

describe('toxic poison', () => {
  it('grows by a sixteenth each round', () => {
    let state = round(face('bane'), both);
    expect(wear(state)).toEqual(['afflict opponent toxic', 'poison opponent 6']);
    const losses = [2, 3].map(() => {
      state = round(again(state), both, 2);
      return wear(state)[0];
    });
    expect(losses).toEqual(['poison opponent 13', 'poison opponent 20']);
  });

  it('begins at a sixteenth again when the creature comes back', () => {
    const poisoned = { ailment: 'poison', variant: 'toxic', venom: 4 } as const;
    const state = altered(
      duel([fighter('a', 'swift'), fighter('c', 'plain')], fighter('b', 'plain')),
      'player',
      poisoned,
    );
    expect(wear(round(state, both))).toEqual(['poison player 34']);
  });
});

describe('a seed', () => {
  it('gives an eighth to whoever faces the creature', () => {
    const state = altered(face('sow'), 'player', { hp: 60 });
    expect(wear(round(state, both))).toEqual(['afflict opponent seed', 'seed opponent 13', 'heal player 13']);
  });

  it('cannot be planted on grass, nor twice', () => {
    expect(wear(round(face('sow', 'leaf'), both))).toEqual([]);
    const seeded = round(face('sow'), both);
    expect(wear(round(again(seeded), both))).not.toContain('afflict opponent seed');
  });

  it('takes the last hp', () => {
    const state = { ...face('tackle') };
    const seeded = altered({ ...state, opponent: { ...state.opponent, seeded: true } }, 'opponent', {
      hp: 30,
    });
    expect(told(round(seeded, both)).slice(-2)).toEqual(['seed opponent 2', 'faint b']);
  });
});

describe('a trap', () => {
  it('takes an eighth for four rounds or five', () => {
    let state = round(face('wrap'), both);
    expect(wear(state)).toEqual(['afflict opponent trap', 'trap opponent 13']);
    for (let count = 2; count <= 4; count += 1) {
      state = round(again(state), both, 2);
      expect(wear(state)).toEqual(['trap opponent 13']);
    }
    expect(wear(round(again(state), [...both, 0], 2))).toEqual(['recover opponent trap']);
    const fifth = round(again(state), [...both, 1], 2);
    expect(wear(fifth)).toEqual(['trap opponent 13']);
    expect(wear(round(again(fifth), both, 2))).toEqual(['recover opponent trap']);
  });
});

describe('weather', () => {
  const weathered = (kind: 'sun' | 'rain', move: string): string[] => {
    const state = { ...face(move), weather: { kind, until: 9 } };
    return told(round(state, both)).slice(1, 2);
  };

  it('strengthens and weakens fire and water by half', () => {
    expect(weathered('sun', 'ember')).toEqual(['damage opponent 28']);
    expect(weathered('rain', 'ember')).toEqual(['damage opponent 9']);
    expect(weathered('sun', 'splash')).toEqual(['damage opponent 9']);
    expect(weathered('rain', 'splash')).toEqual(['damage opponent 28']);
  });

  it('lasts five rounds', () => {
    let state = round(face('downpour'), both);
    expect([wear(state), state.weather]).toEqual([['weather rain'], { kind: 'rain', until: 5 }]);
    for (let count = 2; count <= 5; count += 1) state = round(again(state), both, 2);
    expect([wear(state), state.weather]).toEqual([['weather over'], null]);
  });

  it('fails where it is there already, and gives way to another', () => {
    const rainy = round(face('downpour'), both);
    expect(wear(round(again(rainy), both))).toEqual(['fail player']);
    const sunny = { ...rainy, weather: { kind: 'sun', until: 5 } } as const;
    expect(wear(round(again(sunny), both))).toEqual(['weather rain']);
  });

  it('of sand and hail wears down whom it touches', () => {
    expect(wear(round(face('dust'), both))).toEqual(['weather sand', 'sand player 6', 'sand opponent 6']);
    expect(wear(round(face('sleet', 'frost'), both))).toEqual(['weather hail', 'hail player 6']);
    expect(wear(round(face('dust', 'toxin'), both))).toEqual(['weather sand', 'sand player 6']);
  });

  it.each([
    ['sun', 72],
    ['rain', 27],
    [null, 55],
  ] as const)('%s changes how much basking heals: %i', (kind, hp) => {
    const state = altered(face('bask'), 'player', { hp: 10 });
    const after = round({ ...state, weather: kind === null ? null : { kind, until: 9 } }, both);
    expect(wear(after)).toEqual([`heal player ${hp}`]);
  });
});

describe('changed stages', () => {
  const changed = (): BattleState => {
    const state = face('haze');
    const raised = { attack: 2, defense: 0, speed: 0, accuracy: 0, evasion: 0 };
    return {
      ...state,
      player: { ...state.player, stages: { ...raised, attack: -1 } },
      opponent: { ...state.opponent, stages: raised },
    };
  };

  it('end for both with a reset', () => {
    const after = round(changed(), both);
    expect(wear(after)).toEqual(['reset']);
    expect([after.player.stages.attack, after.opponent.stages.attack]).toEqual([0, 0]);
  });

  it('are exchanged by a swap', () => {
    const state = altered(changed(), 'player', { moves: ['trade', '', '', ''] });
    const after = round(state, both);
    expect(wear(after)).toEqual(['swap']);
    expect([after.player.stages.attack, after.opponent.stages.attack]).toEqual([2, -1]);
  });
});

describe('patience', () => {
  it('ends with a battle of a thousand rounds, however often creatures change', () => {
    const state = { ...face('tackle'), round: 1000 };
    const fresh = {
      ...state,
      player: { ...state.player, since: 1000 },
      opponent: { ...state.opponent, since: 1000 },
    };
    expect(wear(round(fresh, both))).toEqual(['fatigue player 6', 'fatigue opponent 6']);
  });
});
