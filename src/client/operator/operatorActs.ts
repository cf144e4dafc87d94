import type { BodyOf, Call, ReplyOf } from '../../../contract/call.ts';
import {
  declineAppeal,
  dismissReports,
  liftSuspension,
  messagePlayer,
  renamePlayer,
  suspendPlayer,
  takeNickname,
  warnPlayer,
} from '../../../contract/operator.ts';
import { requestAsOperator } from '../../api/operator.ts';
import type { PayloadOf } from '../../api/request.ts';
import { idempotent } from '../idempotent.ts';
import { invalidate } from '../queryClient.ts';
import { OPERATOR } from './operatorQueries.ts';

/**
 * Makes an act once, also if its reply is lost and it is tried again, and refetches what is shown: also after a refusal,
 * since another operator may have been faster. Throws a `Refusal` if it fails.
 */
async function act<C extends Call>(call: C, body: BodyOf<C> & PayloadOf<C>): Promise<ReplyOf<C>> {
  try {
    return await idempotent(`${call.name} ${JSON.stringify(body)}`, (key) =>
      requestAsOperator(call, body, key),
    );
  } finally {
    invalidate(OPERATOR);
  }
}

/** A player, and the open reports that an act about the player answers; it is refused if one is closed already. */
interface About {
  readonly player: string;
  readonly reports: readonly string[];
}
const answered = ({ player, reports }: About) => ({
  player,
  ...(reports.length > 0 && { reports: [...reports], allOpen: true }),
});

export const sendWarning = (about: About, text: string) => act(warnPlayer, { ...answered(about), text });

export const sendOperatorMessage = (player: string, text: string) => act(messagePlayer, { player, text });

/**
 * @param until null for a suspension without an end
 * @param replaces the present suspension that the operator has seen, if there is one
 */
export const sendSuspension = (
  about: About,
  reason: string,
  until: string | null,
  replaces: string | undefined,
) => act(suspendPlayer, { ...answered(about), reason, until, ...(replaces !== undefined && { replaces }) });

/** @param name empty for a neutral one */
export const sendNewName = (about: About, name: string, text: string) =>
  act(renamePlayer, { ...answered(about), ...(name && { name }), text });

export const sendNicknameRemoval = (about: About, pokemon: string, text: string) =>
  act(takeNickname, { ...answered(about), pokemon, text });

export const sendLift = (player: string, text: string) => act(liftSuspension, { player, text });

export const sendDecline = (appeal: string, text: string) => act(declineAppeal, { appeal, text });

/** Closes reports without an act about a player. Resolves to the number of those that were open. */
export const sendDismissal = async (reports: readonly string[], text: string): Promise<number> =>
  (await act(dismissReports, { reports: [...reports], text })).closed;
