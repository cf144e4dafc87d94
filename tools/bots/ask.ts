import { setTimeout } from 'node:timers/promises';
import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import type { ErrorReply } from '../../contract/errors.ts';
import type { Reply } from '../bench/shared/connection.ts';
import type { Answer, Bot } from './bot.ts';
import { confirm } from './confirm.ts';

/** Pauses between two tries in milliseconds: the first, and the longest. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;
const SECOND = 1000;
/** Too many requests, and what a balancer or a server without its database answers: the same request may succeed later. */
const PASSING = [429, 502, 503, 504];

export type Payload<C extends Call> = BodyOf<C> | QueryOf<C> | Readonly<Record<string, unknown>> | undefined;

/** A request had no definite reply within the run's patience. */
export class GivenUp extends Error {}

function requestOf(bot: Bot, call: Call, payload: unknown, key: string, token: string): string {
  const isPost = call.method === 'POST';
  const query = !isPost && payload ? `?${new URLSearchParams(payload as Record<string, string>)}` : '';
  const body = isPost && payload !== undefined ? JSON.stringify(payload) : '';
  const lines = [
    `${call.method} ${call.path}${query} HTTP/1.1`,
    `host: ${new URL(bot.crowd.address).host}`,
    ...(token === '' ? [] : [`authorization: Bearer ${token}`]),
    ...(isPost ? [`idempotency-key: ${key}`, `content-length: ${Buffer.byteLength(body)}`] : []),
    ...(body === '' ? [] : ['content-type: application/json']),
    ...(bot.crowd.forwarded ? [`x-forwarded-for: 10.${addressOf(bot.number)}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Three numbers of an address in the network 10.0.0.0/8, different for each bot. */
const addressOf = (number: number): string =>
  [(number >> 16) & 255, (number >> 8) & 255, number & 255].join('.');

/** Whether the text is JSON, as every reply of the game is. A balancer's own error page is not. */
function parsed(reply: Reply): unknown {
  try {
    return JSON.parse(reply.body);
  } catch {
    return undefined;
  }
}

async function untilAnswered<C extends Call>(
  bot: Bot,
  call: C,
  payload: Payload<C>,
  token: string,
): Promise<Answer<C>> {
  const { crowd, connection } = bot;
  bot.asked += 1;
  const request = requestOf(bot, call, payload, `${crowd.run}-${bot.number}-${bot.asked}`, token);
  const end = performance.now() + crowd.patience;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const began = performance.now();
    const reply = await connection.ask(request).catch(() => null);
    crowd.statistics.note(call.name, reply?.status ?? 0, performance.now() - began);
    const body = reply ? parsed(reply) : undefined;
    // An earlier try of the same request that is still under way will have a reply soon.
    const isUnderWay = (body as Partial<ErrorReply> | undefined)?.code === 'key_in_use';
    if (reply && body !== undefined && !isUnderWay && !PASSING.includes(reply.status)) {
      const { status } = reply;
      const answer: Answer<C> =
        status === 200
          ? { ok: true, status, body: body as ReplyOf<C> }
          : { ok: false, status, refusal: body as ErrorReply };
      confirm(bot, call, payload, answer);
      return answer;
    }
    if (performance.now() > end) {
      throw new GivenUp(
        `${bot.name}: ${call.name} had no definite reply, the last one was ${reply?.status ?? 'lost'}`,
      );
    }
    // Different bots wait differently long, so that they do not all come back at once.
    const wait = reply?.status === 429 ? (reply.retryAfter ?? 1) * SECOND : pause;
    await setTimeout(wait * (0.75 + (bot.number % 8) / 16));
  }
}

/**
 * Sends a call as the game's page does: with an `Idempotency-Key` where it changes something, repeated with the same
 * key until there is a definite reply. What the reply confirms is recorded in `bot.confirmed`.
 * @param payload the body of a POST, the query of a GET
 * @param token the bot's own by default; that of the operator for gifts
 * @throws GivenUp if there is none within the run's patience
 */
export const ask = <C extends Call>(
  bot: Bot,
  call: C,
  payload?: Payload<C>,
  token: string = bot.token,
): Promise<Answer<C>> => bot.crowd.pause.during(() => untilAnswered(bot, call, payload, token));

/** Sends a call while the run rests. @throws GivenUp, or Error if the call is refused */
export async function askAtRest<C extends Call>(
  bot: Bot,
  call: C,
  payload?: Payload<C>,
): Promise<ReplyOf<C>> {
  const answer = await untilAnswered(bot, call, payload, bot.token);
  if (answer.ok) return answer.body;
  throw new Error(`${bot.name}: ${call.name} was refused: ${answer.status} ${answer.refusal.message}`);
}
