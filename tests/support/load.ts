import { setTimeout as pause } from 'node:timers/promises';
import { mapMove, mapRequest } from '../../contract/game.ts';
import { grant } from '../../contract/operations.ts';
import { ADMIN_TOKEN } from './config.ts';
import { askRemote, remoteTrainer } from './remote.ts';

/** What the server has confirmed to one player. */
export interface Promised {
  readonly name: string;
  readonly token: string;
  /** Steps and grants that the server has confirmed. */
  steps: number;
  grants: number;
  /** Requests of each kind without an answer; they may or may not have been carried out. */
  unknownSteps: number;
  unknownGrants: number;
  /** Position in the last answered step; null if a later step has no answer. */
  place: { x: number; y: number } | null;
}

export const COINS_OF_GRANT = 7;
/** Milliseconds before a player asks again who got no answer: asking without a pause would keep a core busy. */
const AGAIN = 20;

/** Signs up players on a server in another process. */
export async function recruit(address: string, names: readonly string[]): Promise<Promised[]> {
  const players: Promised[] = [];
  for (const name of names) {
    const token = await remoteTrainer(address, name);
    players.push({ name, token, steps: 0, grants: 0, unknownSteps: 0, unknownGrants: 0, place: null });
  }
  return players;
}

/** Takes a step. @returns whether the server has confirmed it */
async function walk(address: string, player: Promised): Promise<boolean> {
  const dir = (player.steps + player.unknownSteps) % 2 ? 'n' : 's';
  const answer = await askRemote(address, player.token, mapMove, { dir });
  if (answer?.status === 200) {
    player.steps++;
    player.place = answer.body.mapPos;
  } else if (!answer || answer.status === 503) {
    player.unknownSteps++;
    player.place = null;
  }
  return answer?.status === 200;
}

/** Receives a grant. @returns whether the server has confirmed it */
async function receive(address: string, player: Promised): Promise<boolean> {
  const gifts = { username: player.name, coins: COINS_OF_GRANT, creatures: [{ name: 'podkin', level: 2 }] };
  const answer = await askRemote(address, ADMIN_TOKEN, grant, gifts);
  if (answer?.status === 200) player.grants++;
  else player.unknownGrants++;
  return answer?.status === 200;
}

/**
 * Lets every player walk to and fro and receive grants, one request of each at a time, until `enough` returns true.
 * `onAnswer` gets the number of successful requests so far.
 */
export async function play(
  address: string,
  players: readonly Promised[],
  enough: () => boolean,
  onAnswer: (answered: number) => void,
): Promise<void> {
  const total = () => players.reduce((sum, { steps, grants }) => sum + steps + grants, 0);
  const repeat = async (act: (address: string, player: Promised) => Promise<boolean>, player: Promised) => {
    while (!enough()) {
      const isConfirmed = await act(address, player);
      onAnswer(total());
      if (!isConfirmed) await pause(AGAIN);
    }
  };
  await Promise.all(players.flatMap((player) => [repeat(walk, player), repeat(receive, player)]));
}

/** The player's position according to the server. */
export async function placeOf(address: string, { token }: Promised) {
  return (await askRemote(address, token, mapRequest, {}))?.body.mapPos;
}
