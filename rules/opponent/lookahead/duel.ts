import { BURN, FREEZE, PARALYZ, POISON, SLEEP, TOXIC } from '../../engine/state/codes.ts';
import type { Engine } from '../../engine/state/engine.ts';
import type { EngineCreature, EngineSide } from '../../engine/state/sides.ts';
import { speedLead } from '../../engine/state/sides.ts';
import { bestDamage } from '../damageEstimate.ts';
import { healthOf } from './health.ts';

/** One round, in thousandths. `FOREVER` stands for a creature that can do nothing at all. */
const ROUND = 1000;
const FOREVER = 60 * ROUND;
const HUNDREDTHS = 100;
/** Rounds, in thousandths, that frost (20 % chance to thaw) and confusion cost on average. */
const FROST_ROUNDS = 4 * ROUND;
const CONFUSION_ROUNDS = ROUND;

/** Best expected damage of a creature per round, in hundredths of a hit point. Paralysis costs every fourth turn. */
function strength(engine: Engine, side: EngineSide): number {
  const best = bestDamage(engine, side);
  return side.creature.ailment === PARALYZ ? (best * 3) >> 2 : best;
}

/** Damage of burn, poison, seed and trap to a creature per round, in hundredths of a hit point. */
function lastingDamage({ creature, seeded, trapped }: EngineSide): number {
  const { ailment, variant, venom, mostHp } = creature;
  let sixteenths = 0;
  if (ailment === BURN) sixteenths += 1;
  if (ailment === POISON) sixteenths += variant === TOXIC ? venom + 2 : 2;
  if (seeded) sixteenths += 3;
  if (trapped >= 0) sixteenths += 1;
  return ((mostHp * sixteenths) / 16) * HUNDREDTHS;
}

/** Rounds, in thousandths, that a creature loses before it can act. */
function lostRounds({ creature, confused, resting }: EngineSide): number {
  const { ailment, slept } = creature;
  let rounds = 0;
  if (ailment === SLEEP) rounds += Math.max(0, 2 - slept) * ROUND;
  if (ailment === FREEZE) rounds += FROST_ROUNDS;
  if (confused >= 0) rounds += CONFUSION_ROUNDS;
  return resting ? rounds + ROUND : rounds;
}

/** Thousandths of a round until `hp` hit points are gone: the mean of the exact time and of whole rounds. */
function timeFor(hp: number, rate: number): number {
  if (rate <= 0) return FOREVER;
  const part = Math.trunc((hp * HUNDREDTHS * ROUND) / rate);
  const whole = Math.ceil(part / ROUND) * ROUND;
  return Math.min(FOREVER, (part + whole) >> 1);
}

/**
 * Expected result if the two creatures in battle fight on, in thousandths of a creature. Above 0 if the opponent's
 * side is likelier to win, and higher the more hit points it is likely to keep.
 */
export function duelScore(engine: Engine): number {
  const { player, opponent } = engine;
  const own = opponent.creature;
  const their = player.creature;
  const gives = strength(engine, opponent);
  const takes = strength(engine, player);
  const lead = speedLead(engine);
  const ahead = lead === 0 ? 0 : lead < 0 ? ROUND / 2 : -ROUND / 2;
  const needed = Math.max(1, timeFor(their.hp, gives + lastingDamage(player)) + lostRounds(opponent) - ahead);
  const left = Math.max(1, timeFor(own.hp, takes + lastingDamage(opponent)) + lostRounds(player) + ahead);
  return stakes(own, their, needed, left, takes, gives);
}

function stakes(
  own: EngineCreature,
  their: EngineCreature,
  needed: number,
  left: number,
  takes: number,
  gives: number,
): number {
  const win = (left * left) / (left * left + needed * needed);
  const mine = Math.max(0, own.hp - (takes * needed) / ROUND / HUNDREDTHS);
  const theirs = Math.max(0, their.hp - (gives * left) / ROUND / HUNDREDTHS);
  return Math.trunc(win * healthOf(own, mine) - (1 - win) * healthOf(their, theirs));
}
