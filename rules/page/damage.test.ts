import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moveOf, type RuleBook } from '../book.ts';
import { moveNamed, quartersOf } from '../engine/state/engine.ts';
import { fullDamage, LEAST_SPREAD, landed, MOST_SPREAD } from '../engine/strike/damage.ts';
import { CRITICAL_SIDES, SHARP_SIDES } from '../engine/strike/strike.ts';
import { engineOf } from '../fast.ts';
import { hitPercent, MOST_STAGE, staged } from '../model/sides.ts';
import type { BattleState } from '../model/state.ts';
import { altered, duel, fighter } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';
import { flat, tableOf } from '../testing/page.ts';

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');

/** Damage of a fire move by a normal user against a normal target; `counts` names the conditions that apply. */
function example(power: number, level: number, attack: number, defense: number, counts: readonly string[]) {
  const has = (word: string): boolean => counts.includes(word);
  const book: RuleBook = {
    ...testBook,
    moves: { ...testBook.moves, ember: { ...moveOf(testBook, 'ember'), attack: power } },
  };
  const user = { ...fighter('a', has('own type') ? 'blaze' : 'plain', 'ember'), level };
  const target = fighter('b', has('×2') ? 'frost' : has('×½') ? 'brook' : 'plain');
  const stats = { hp: 200, attack, defense, speed: 50 };
  let state = altered(altered(duel(user, target), 'player', { stats }), 'opponent', { stats });
  if (has('burned user')) state = altered(state, 'player', { ailment: 'burn' });
  if (has('screen')) state = { ...state, opponent: { ...state.opponent, screenUntil: 9 } };
  const weather = has('sun') ? 'sun' : has('rain') ? 'rain' : null;
  if (weather !== null) state = { ...state, weather: { kind: weather, until: 9 } };
  return damageIn(book, state, has('critical'));
}

function damageIn(book: RuleBook, state: BattleState, critical: boolean): number[] {
  const engine = engineOf(book, state);
  const { player, opponent, tables } = engine;
  const move = moveNamed(tables, 'ember');
  const full = fullDamage(engine, player, player.creature, opponent.creature, move, critical);
  const quarters = quartersOf(move.type, opponent.creature.pair);
  return [LEAST_SPREAD, MOST_SPREAD].map((spread) => landed(full, quarters, spread));
}

const WORDS = ['nothing', 'own type', '×2', '×½', 'sun', 'rain', 'screen', 'burned user', 'critical'];
const examples = tableOf(page.slice(page.indexOf('Examples: damage of one hit')), 'Level');

describe('the page about damage', () => {
  it.each(examples)('level %s, power %s, attack %s, defense %s, %s: %s to %s', (...cells) => {
    const [level, power, attack, defense, , least, most] = cells.map(Number) as [
      ...[number, number, number, number],
      ...number[],
    ];
    const counts = cells[4]!.split(', ');
    expect(WORDS).toEqual(expect.arrayContaining(counts));
    expect([least, most]).toEqual(example(power, level, attack, defense, counts));
  });

  it('has every stage of a stat and of accuracy right', () => {
    const steps = Array.from({ length: 2 * MOST_STAGE + 1 }, (_, index) => index - MOST_STAGE);
    const rows = tableOf(page, 'Stage').map((row) => row.slice(1).map(Number));
    expect(rows).toEqual([
      steps.map((step) => staged(100, step)),
      steps.map((step) => hitPercent(75, step, 0)),
    ]);
    expect(flat(page)).toContain(`**Stages**: −${MOST_STAGE} to ${MOST_STAGE};`);
  });

  it('says how often hits are critical and how far they spread', () => {
    expect(flat(page)).toContain(`1 in ${CRITICAL_SIDES}, sharp moves 1 in ${SHARP_SIDES}.`);
    expect(flat(page)).toContain(`spread ×${LEAST_SPREAD} … ${MOST_SPREAD} %`);
    expect(flat(page)).toContain(`criticals 1 in ${SHARP_SIDES};`);
  });
});
