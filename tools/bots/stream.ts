import { type ClientRequest, request } from 'node:http';
import { createParser } from 'eventsource-parser';
import { gameEvents } from '../../contract/notices.ts';
import type { Bot } from './bot.ts';

/** Milliseconds before a stream that has ended is opened again. */
const AGAIN = 1000;

/** A page's stream of notices, which is opened again whenever it ends. */
export interface Stream {
  /** Notices so far. */
  readonly notices: () => number;
  /** Cuts the connection, as a phone does that goes to sleep; `wake` opens it again, with what was missed. */
  readonly sleep: () => void;
  readonly wake: () => void;
  readonly close: () => void;
}

/** Opens the event stream of a bot that has a session. */
export function openStream(bot: Bot): Stream {
  let last: string | undefined;
  let notices = 0;
  let asked: ClientRequest | undefined;
  let timer: NodeJS.Timeout | undefined;
  let awake = false;

  const lose = (lost: ClientRequest | undefined): void => {
    if (asked !== lost || !awake) return;
    asked = undefined;
    timer = setTimeout(open, AGAIN);
  };
  function open(): void {
    const parser = createParser({
      onEvent: ({ event, id }) => {
        if (id !== undefined) last = id;
        if (event === 'notice') notices += 1;
      },
    });
    const began = performance.now();
    const fresh = request(bot.crowd.address + gameEvents.path, {
      headers: {
        authorization: `Bearer ${bot.token}`,
        ...(last !== undefined && { 'last-event-id': last }),
      },
    });
    asked = fresh;
    fresh.on('response', (response) => {
      const { statusCode = 0 } = response;
      bot.crowd.statistics.note(gameEvents.name, statusCode, performance.now() - began);
      response.setEncoding('utf8').on('data', (text: string) => parser.feed(text));
      response.on('error', () => undefined).on('close', () => lose(fresh));
    });
    fresh.on('error', () => lose(fresh)).end();
  }
  const sleep = (): void => {
    awake = false;
    clearTimeout(timer);
    asked?.destroy();
    asked = undefined;
  };
  const wake = (): void => {
    if (awake) return;
    awake = true;
    open();
  };
  wake();
  return { notices: () => notices, sleep, wake, close: sleep };
}
