import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewBattle } from '../../server/features/battles/battleView.ts';
import { mayLeave } from '../engine/send.ts';
import type { Choice } from '../model/choice.ts';
import type { BattleEvent } from '../model/events.ts';
import { stands } from '../model/sides.ts';
import { BATTLE_KINDS, type BattleSetup, type BattleState, type Fighter } from '../model/state.ts';
import { testBook } from '../testing/book.ts';
import { applyEvents } from './events/apply.ts';
import { replay } from './replay.ts';
import { startBattle } from './start.ts';
import { whyNotDrink } from './turn/drink.ts';
import { takeChoice } from './turn/takeChoice.ts';
import { foresee } from './workspace.ts';

const word = fc.integer({ min: 0, max: 0xffff_ffff });
const slot = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.keys(testBook.moves)) },
  fc.constant(''),
);
const slots = fc
  .array(slot, { minLength: 1, maxLength: 4 })
  .filter((moves) => moves.some((move) => move !== ''));
const creature = fc.record({
  species: fc.constantFrom(...Object.keys(testBook.species)),
  kind: fc.constantFrom(0, 1, 2, 3),
  level: fc.integer({ min: 1, max: 100 }),
  moves: slots,
});
type Creature = Omit<Fighter, 'id'>;
const side = fc.array(creature, { minLength: 1, maxLength: 3 });
const named = (letter: string, list: readonly Creature[]): Fighter[] =>
  list.map((one, index) => ({ ...one, id: `${letter}${index}` }));

const setups: fc.Arbitrary<BattleSetup> = fc
  .record({
    kind: fc.constantFrom(...BATTLE_KINDS),
    team: side,
    rivals: side,
    dice: fc.tuple(word, word, word, word),
  })
  .map(({ kind, team, rivals, dice }) => ({
    kind,
    team: named('p', team),
    opponents: named('o', kind === 'wb' ? rivals.slice(0, 1) : rivals),
    dice,
  }));
/** A battle, and random numbers that decide the player's choices; they are used again from the start. */
const games = fc.record({ setup: setups, whims: fc.array(fc.nat(999), { minLength: 1, maxLength: 20 }) });

const isOver = ({ page }: BattleState): boolean => ['win', 'lose', 'caught', 'fled'].includes(page);

/** A possible choice, selected by the number. */
function choose(state: BattleState, whim: number): Choice {
  const pick = <T>(list: readonly T[]): T => list[whim % list.length] as T;
  if (state.page === 'roundResults') return ['continue'];
  if (state.page === 'selection') {
    return ['choose', pick(state.player.fighters.filter(stands)).id];
  }
  if (state.kind === 'wb' && whim % 7 === 0) return ['throw', 'nball'];
  const { player } = state;
  if (state.kind === 'wb' && whim % 11 === 0 && mayLeave(player)) return ['run'];
  const thirsty = player.fighters.find(({ id }) => whyNotDrink(state.kind, player, id) === null);
  if (thirsty && whim % 13 === 0) return ['drink', thirsty.id];
  const others = player.fighters.filter((one, at) => at !== player.active && stands(one));
  if (mayLeave(player) && others.length > 0 && whim % 5 === 0) return ['switch', pick(others).id];
  const moves = state.player.fighters[state.player.active]?.moves ?? [];
  return ['attack', pick(([1, 2, 3, 4] as const).filter((slot) => moves[slot - 1] !== ''))];
}

interface Game {
  readonly states: BattleState[];
  readonly choices: Choice[];
}

function playOut({ setup, whims }: { setup: BattleSetup; whims: readonly number[] }): Game {
  const states = [startBattle(testBook, setup)];
  const choices: Choice[] = [];
  for (let count = 0; count < 3000; count += 1) {
    const state = states.at(-1) as BattleState;
    if (isOver(state)) return { states, choices };
    const choice = choose(state, whims[count % whims.length] as number);
    const outcome = takeChoice(testBook, state, choice);
    if (!outcome.ok) throw new Error(`${JSON.stringify(choice)} refused: ${outcome.reason}`);
    choices.push(choice);
    states.push(outcome.state);
  }
  throw new Error('This battle does not end');
}

const check = (property: (engine: Game, setup: BattleSetup) => void): void =>
  fc.assert(
    fc.property(games, (input) => property(playOut(input), input.setup)),
    { numRuns: 80 },
  );
const fighters = ({ player, opponent }: BattleState) => [...player.fighters, ...opponent.fighters];

describe('every battle', () => {
  it('ends, won by who has a creature left', () => {
    check(({ states }) => {
      const last = states.at(-1) as BattleState;
      expect(last.page === 'lose').toBe(!last.player.fighters.some(stands));
      expect(last.page === 'win').toBe(!last.opponent.fighters.some(stands));
    });
  });

  it('keeps hit points whole and between 0 and the maximum, and stages within 6', () => {
    check(({ states }) => {
      for (const state of states) {
        for (const { hp, stats, slept } of fighters(state)) {
          expect(Number.isInteger(hp) && hp >= 0 && hp <= stats.hp).toBe(true);
          expect(slept >= 0 && slept <= 3).toBe(true);
        }
        for (const { stages, confused } of [state.player, state.opponent]) {
          expect(
            Object.values(stages).every((stage) => Number.isInteger(stage) && Math.abs(stage) <= 6),
          ).toBe(true);
          expect(confused >= -1 && confused <= 4).toBe(true);
        }
      }
    });
  });

  it('lets nobody act who has fainted', () => {
    check(({ states }) => {
      for (const { events } of states) {
        const fainted = new Set<string>();
        for (const event of events) {
          if (event.type === 'faint') fainted.add(event.creature);
          if (event.type === 'move' || event.type === 'charge' || event.type === 'send')
            expect(fainted.has(event.creature)).toBe(false);
        }
      }
    });
  });

  it('lets nothing happen to a fainted creature until the next is sent, and nothing at all once it is decided', () => {
    check(({ states }) => {
      for (const { events, page, player, opponent } of states) {
        const down = new Set<string>();
        for (const event of events) {
          if (event.type === 'send') down.delete(event.side);
          if ('side' in event) expect(down.has(event.side)).toBe(false);
          if (event.type === 'faint') down.add(event.side);
        }
        const decided =
          page === 'roundResults' && !(player.fighters.some(stands) && opponent.fighters.some(stands));
        if (decided) expect(events.at(-1)?.type).toBe('faint');
      }
    });
  });

  it('tells a faint exactly when the last hp is gone', () => {
    check(({ states }) => {
      const falls = (event: BattleEvent): boolean => event.type === 'damage' && event.hp === 0;
      for (const { events } of states) {
        const last = events.flatMap((event, index) => (falls(event) ? [events[index + 1]?.type] : []));
        expect(last.every((type) => type === 'faint')).toBe(true);
        expect(events.filter((event) => event.type === 'faint')).toHaveLength(last.length);
      }
    });
  });

  it('knows no effectiveness but 0, ¼, ½, 1, 2 and 4', () => {
    check(({ states }) => {
      for (const state of states) {
        for (const { received: result } of [state.player, state.opponent]) {
          if (result === null) continue;
          expect([0, 0.25, 0.5, 1, 2, 4]).toContain(result.mult);
          if (result.dodge || result.mult === 0) expect(result.damage).toBe(0);
        }
      }
    });
  });

  it('comes out the same with the same seed and choices', () => {
    check(({ states, choices }, setup) => {
      expect([...replay(testBook, setup, choices)]).toEqual(states);
    });
  });

  it('goes on the same after it was stored and read back', () => {
    check(({ states, choices }) => {
      const middle = Math.floor(choices.length / 2);
      let state = JSON.parse(JSON.stringify(states[middle])) as BattleState;
      expect(state).toStrictEqual(states[middle]);
      for (const choice of choices.slice(middle)) {
        const outcome = takeChoice(testBook, state, choice);
        if (outcome.ok) state = outcome.state;
      }
      expect(state).toStrictEqual(states.at(-1));
    });
  });

  it('foresees straight after an action what it foresees after it was stored and read back', () => {
    check(({ states, choices }) => {
      for (const [index, choice] of choices.entries()) {
        const outcome = takeChoice(testBook, states[index] as BattleState, choice);
        if (!outcome.ok) throw new Error(`Refused: ${outcome.reason}`);
        const atOnce = foresee(testBook, outcome.state);
        expect(foresee(testBook, JSON.parse(JSON.stringify(outcome.state)))).toEqual(atOnce);
        expect(foresee(testBook, outcome.state)).toEqual(atOnce);
      }
    });
  });

  it('is changed by its events and by nothing else', () => {
    check(({ states }) => {
      for (const [index, after] of states.slice(1).entries()) {
        const before = { ...(states[index] as BattleState), round: after.round };
        const { player, opponent, weather } = applyEvents(before, after.events);
        expect({ player, opponent, weather }).toStrictEqual({
          player: after.player,
          opponent: after.opponent,
          weather: after.weather,
        });
      }
    });
  });

  it('never changes a state that was handed out', () => {
    fc.assert(
      fc.property(games, (input) => {
        const { states, choices } = playOut(input);
        const texts = states.map((state) => JSON.stringify(state));
        for (const [index, choice] of choices.entries())
          takeChoice(testBook, states[index] as BattleState, choice);
        expect(states.map((state) => JSON.stringify(state))).toEqual(texts);
      }),
      { numRuns: 25 },
    );
  });

  it('shows the player neither dice nor a move of the opponent that was not used', () => {
    check(({ states }) => {
      const used = new Set<string>();
      for (const state of states) {
        for (const event of state.events) {
          if ((event.type === 'move' || event.type === 'charge') && event.side === 'opponent')
            used.add(testBook.moves[event.move]?.name ?? '');
        }
        const view = viewBattle(testBook, state);
        expect(JSON.stringify(view)).not.toMatch(/"dice"|"seen"/);
        // A caught creature belongs to the player, who sees all of its moves.
        if (state.page === 'caught') continue;
        const shown = view.opponent.flatMap((one) => [one.attack1, one.attack2, one.attack3, one.attack4]);
        expect(shown.filter((name) => name !== '' && !used.has(name))).toEqual([]);
      }
    });
  });

  it('refuses with a reason what is not possible, and throws at nothing', () => {
    check(({ states }) => {
      const tries: Choice[] = [
        ['choose', 'o0'],
        ['switch', 'o0'],
        ['attack', 4],
        ['throw', 'gball'],
        ['run'],
        ['drink', 'o0'],
        ['continue'],
      ];
      for (const state of states) {
        const outcomes = tries.map((choice) => takeChoice(testBook, state, choice));
        expect(outcomes[0]?.ok).toBe(false);
        expect(outcomes[1]?.ok).toBe(false);
        if (isOver(state)) expect(outcomes.some((outcome) => outcome.ok)).toBe(false);
      }
    });
  });
});
