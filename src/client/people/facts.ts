import type { ReplyOf } from '../../../contract/call.ts';
import { getRecord } from '../../../contract/journal.ts';
import type { EmberChoice } from '../../../rules/people/types.ts';
import { request } from '../../api/request.ts';
import { bridge } from '../../bridge/store.ts';

type TrainerRecord = ReplyOf<typeof getRecord>;

/** Milliseconds for which a person waits for what the server knows, before saying what fits everybody. */
const PATIENCE_MS = 1500;

let asked: Promise<TrainerRecord | null> | null = null;
/** Battles won against the rival, as they were last known, and of whom. They change by such a battle only. */
let wins: { readonly of: string; readonly count: number | undefined } | null = null;

/** How many battles against the rival have begun: what was asked for before one may be what was so before it. */
let begun = 0;

const nameNow = (): string => bridge.getState().session.profile?.username ?? '';

/** Asks the server what the player has done, ahead of a talk. Later calls change nothing until `forgetFacts`. */
export function prepareFacts(): Promise<TrainerRecord | null> {
  const before = begun;
  asked ??= request(getRecord).then(
    (record) => {
      if (begun === before) wins = { of: record.username, count: record.rivalWins };
      return record;
    },
    () => {
      asked = null;
      return null;
    },
  );
  return asked;
}

/** Adds what the player has just answered to the keeper of the hearth. */
export function noteEmber(ember: EmberChoice): void {
  asked &&= asked.then((record) => record && { ...record, ember });
}

/** Asks anew at the next talk: the player has left the map, and may have done something since. */
export function forgetFacts(): void {
  asked = null;
}

/** What the server knows; null if it does not answer in time. */
export async function recordInTime(): Promise<TrainerRecord | null> {
  const reply = prepareFacts();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((over) => {
    timer = setTimeout(() => over(null), PATIENCE_MS);
  });
  const record = await Promise.race([reply, late]);
  clearTimeout(timer);
  return record;
}

/** Battles that the player has won against the rival; undefined while that is not known. */
export const rivalWins = (): number | undefined => (wins?.of === nameNow() ? wins.count : undefined);

/** Forgets them: a battle against the rival begins. */
export function forgetRivalWins(): void {
  begun++;
  wins = null;
}
