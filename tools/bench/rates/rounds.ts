import { attack, mapMove } from '../../../contract/game.ts';
import { NOTHING, type Sample, together } from './sample.ts';
import type { Stage } from './stage.ts';

/** The measurements of each round. `rest` is every call between two attacks. */
export type Kind =
  | 'move'
  | 'bareMove'
  | 'routeMove'
  | 'wildMove'
  | 'attack'
  | 'bareAttack'
  | 'routeAttack'
  | 'rest';
/** `pgbench…` is null where pgbench is missing. */
export type Round = Readonly<Record<Kind, Sample>> & {
  readonly pgbenchMove: Sample | null;
  readonly pgbenchAttack: Sample | null;
};

/** Seconds of each measurement of a round. */
const LONG = 3;
const MIDDLE = 2;
const SHORT = 1.5;
/** Average number of attacks in a battle; after it the list of choices is emptied. */
const ATTACKS_OF_BATTLE = 4;
/** Of pgbench's clients, and of the fighters that they share: a second or two. The first ones include preparing the statements. */
const STEPS_OF_CLIENT = 500;
const ATTACKS_OF_FIGHTER = 12;

const STEP = { dir: 'e', from: { x: 240, y: 368 } };
const ATTACK = { attackId: 1, round: 3 };

/** Passes in which every player attacks once. The calls between the passes are measured separately. */
async function fight({ load, samplers }: Stage, seconds: number): Promise<{ attack: Sample; rest: Sample }> {
  let [attacks, rest] = [NOTHING, NOTHING];
  while (attacks.seconds < seconds) {
    attacks = together(attacks, await samplers.game(() => load.ask('attack', null)));
    rest = together(rest, await samplers.game(() => load.ask('getReady', null)));
  }
  return { attack: attacks, rest };
}

async function fightBare({ transaction, samplers }: Stage, seconds: number): Promise<Sample> {
  let attacks = NOTHING;
  for (let pass = 1; attacks.seconds < seconds; pass++) {
    attacks = together(attacks, await samplers.transaction(() => transaction.ask('attack', null)));
    if (pass % ATTACKS_OF_BATTLE === 0) await transaction.ask('beginAnew', null);
  }
  return attacks;
}

/** The statements of moves or attacks, sent by pgbench. */
async function byPgbench(
  { transaction, samplers }: Stage,
  what: 'moves' | 'attacks',
  passes: number,
): Promise<Sample | null> {
  let isThere = true;
  const sample = await samplers.transaction(async () => {
    const run = await transaction.ask('pgbench', { what, passes });
    isThere = run !== null;
    return run ?? { operations: 0, seconds: 0 };
  });
  return isThere ? sample : null;
}

/** Takes each measurement once, one after another. */
export async function playRound(stage: Stage): Promise<Round> {
  const { load, transaction, route, samplers } = stage;
  const hammer = (path: string, body: unknown) =>
    samplers.route(() => load.ask('hammer', { address: route.address, path, body, seconds: SHORT }));
  const move = await samplers.game(() => load.ask('walk', { where: 'quiet', seconds: LONG }));
  const bareMove = await samplers.transaction(() => transaction.ask('walk', { seconds: LONG }));
  const routeMove = await hammer(mapMove.path, STEP);
  const wildMove = await samplers.game(() => load.ask('walk', { where: 'wild', seconds: LONG }));
  const fought = await fight(stage, MIDDLE);
  const bareAttack = await fightBare(stage, MIDDLE);
  const pgbenchMove = await byPgbench(stage, 'moves', STEPS_OF_CLIENT);
  const pgbenchAttack = await byPgbench(stage, 'attacks', ATTACKS_OF_FIGHTER);
  await stage.transaction.ask('beginAnew', null);
  const routeAttack = await hammer(attack.path, ATTACK);
  return {
    move,
    bareMove,
    routeMove,
    wildMove,
    ...fought,
    bareAttack,
    routeAttack,
    pgbenchMove,
    pgbenchAttack,
  };
}

/** Runs everything for a moment without measuring. */
export async function warmUp(stage: Stage): Promise<void> {
  await stage.load.ask('walk', { where: 'quiet', seconds: SHORT });
  await stage.transaction.ask('walk', { seconds: SHORT / 2 });
  await fight(stage, 0.1);
}
