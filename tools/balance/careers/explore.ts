import { charmOf } from '../../../content/index.ts';
import { withLures } from '../../../content/luck/lures.ts';
import { NORMAL } from '../../../rules/creatures/kinds.ts';
import {
  type BallType,
  type BattleState,
  catchChances,
  type Dice,
  type RuleBook,
  rollEncounter,
  speciesOf,
  startingMoves,
  throwBall,
} from '../../../rules/index.ts';
import type { Luck } from '../../../rules/world/types.ts';
import { fight, type Plan } from './battle.ts';
import { patchFor, spotOf } from './ground.ts';
import { PACE } from './pace.ts';
import { reward } from './reward.ts';
import { own, strengthOf, type Trainer } from './trainer.ts';

const TEAM = 6;
const BALLS = ['nball', 'gball', 'uball'] as const;
/** Lowest catch chance (percent) at which a player throws a ball; below it the player attacks first. */
const WORTH_IT = 30;
/** After this many throws a player stops throwing. */
const MOST_THROWS = 5;
/** Steps after which a walk without an encounter ends. */
const MOST_STEPS = 400;

/** The cheapest ball in the bag that is worth a throw. Once the creature is weak: the best ball in the bag. */
function ballFor(book: RuleBook, state: BattleState, { bag }: Trainer): Exclude<BallType, 'mball'> | null {
  const carried = BALLS.filter((ball) => bag[ball] > 0);
  const chances = catchChances(book, state);
  const good = carried.find((ball) => (chances?.[ball] ?? 0) >= WORTH_IT);
  if (good) return good;
  const wild = state.opponent.fighters[0];
  const weak = wild !== undefined && wild.hp * 3 <= wild.stats.hp;
  return weak ? (carried.at(-1) ?? null) : null;
}

/** Plan that throws balls at a creature that the trainer has not caught yet. */
function catching(book: RuleBook, trainer: Trainer): Plan {
  let throws = 0;
  return (state) => {
    const ball = throws < MOST_THROWS ? ballFor(book, state, trainer) : null;
    if (ball === null) return null;
    throws += 1;
    trainer.bag[ball] -= 1;
    trainer.thrown += 1;
    const outcome = throwBall(book, state, ball);
    return outcome.ok ? outcome.state : null;
  };
}

function keep(book: RuleBook, trainer: Trainer, species: string, level: number): void {
  trainer.caught.add(species);
  if (trainer.team.length < TEAM) trainer.team.push(own(book, species, level));
}

const luckOf = ({ charms, lure }: Trainer): Luck => withLures(charmOf([...charms]), lure ? [lure.key] : []);

/** A step where creatures live uses a lure up. */
function burn(trainer: Trainer): void {
  if (trainer.lure && --trainer.lure.steps <= 0) trainer.lure = null;
}

/** Walks in a place that suits the team until a creature appears, then catches or fights it. */
export function explore(book: RuleBook, trainer: Trainer, dice: Dice): void {
  const patch = patchFor(strengthOf(trainer), dice);
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    trainer.seconds += PACE.step;
    const met = rollEncounter(patch.wilds, spotOf(patch, trainer.seconds * 1000), dice, luckOf(trainer));
    burn(trainer);
    if (met === null) continue;
    trainer.seconds += PACE.meeting;
    const moves = startingMoves(speciesOf(book, met.species), met.level);
    const opponents = [{ ...met, kind: NORMAL, moves, id: 'wild' }] as const;
    const wanted = !trainer.caught.has(met.species);
    const plan = wanted ? catching(book, trainer) : undefined;
    const state = fight(book, trainer, { kind: 'wb', opponents }, dice, plan);
    if (state.page === 'caught') keep(book, trainer, met.species, met.level);
    reward(book, trainer, state);
    return;
  }
}
