import type { RefusalFacts } from '../../contract/refusals/reasons.ts';
import { theGame } from '../../server/domain/game.ts';
import { Refusal } from '../../server/http/refusal.ts';
import { trialWords } from '../../src/locales/en/trial.ts';
import { type Keeper, openKeeper } from './keeper.ts';
import type { Surroundings } from './savedGame.ts';
import { answerTo } from './service.ts';

/** A request of the page. */
export interface Asked {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly payload: unknown;
}

/** The reply: what the contract declares, or a refusal. */
export type Answered =
  | { readonly id: number; readonly body: unknown }
  | {
      readonly id: number;
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly reason?: string;
      readonly facts?: RefusalFacts;
    };

/** Regions that a trial has, in the order in which they open. */
const REGIONS = 1;

const ID_PARTS = 4;

const whole = theGame();
const around: Surroundings = {
  game: { ...whole, regions: whole.regions.slice(0, REGIONS) },
  now: Date.now,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  // `crypto.randomUUID` exists only on pages with https.
  newId: () =>
    [...crypto.getRandomValues(new Uint32Array(ID_PARTS))].map((part) => part.toString(36)).join('-'),
};

const keeper: Promise<Keeper> = openKeeper(around);

async function answer(asked: Asked): Promise<Answered> {
  const { id } = asked;
  try {
    const { change } = await keeper;
    return { id, body: await change((saved) => answerTo(saved, around, asked)) };
  } catch (problem) {
    if (problem instanceof Refusal) {
      const { status, code, message, reason, facts } = problem;
      return { id, status, code, message, ...(reason && { reason }), ...(facts && { facts }) };
    }
    console.error(problem);
    return { id, status: 500, code: 'internal', message: trialWords.failed };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(data).then((reply) => postMessage(reply));
});
