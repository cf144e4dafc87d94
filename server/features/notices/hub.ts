import { type Listener, listen } from '../../database/listen.ts';
import { NOTICE_CHANNEL } from '../../domain/trades/notices.ts';
import type { Services } from '../../services.ts';
import { countNotices, MOST_AT_ONCE, readSince } from './queries.ts';
import type { Stream } from './stream.ts';
import { noticeView } from './view.ts';

/** Streams of one player on one server; a further one ends the oldest. */
const MOST_OF_PLAYER = 5;
/** Milliseconds before a failed attempt to bring streams up to date is repeated. */
const PAUSE = 1000;

/** The open streams of this server, and the one connection that hears for all of them. */
export class Hub {
  readonly #services: Services;
  readonly #streams = new Map<string, Stream[]>();
  /** Players whose streams are being brought up to date; true where more has come meanwhile. */
  readonly #busy = new Map<string, boolean>();
  #listener: Listener | undefined;
  #closed = false;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Adds a stream and brings it up to date. The listening connection is opened with the first one. */
  add(stream: Stream): void {
    // Asked for before the server was told to close, and admitted only now.
    if (this.#closed) {
      stream.end();
      return;
    }
    const { playerId } = stream;
    const own = [...(this.#streams.get(playerId) ?? []), stream];
    this.#streams.set(playerId, own);
    if (own.length > MOST_OF_PLAYER) own[0]?.end();
    this.#listener ??= this.#listen();
    this.#refresh(playerId);
  }

  remove(stream: Stream): void {
    const { playerId } = stream;
    const left = (this.#streams.get(playerId) ?? []).filter((one) => one !== stream);
    if (left.length > 0) this.#streams.set(playerId, left);
    else this.#streams.delete(playerId);
  }

  /** Ends every stream and stops listening. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const stream of [...this.#streams.values()].flat()) stream.end();
    await this.#listener?.close();
  }

  #listen(): Listener {
    const { database, app } = this.#services;
    return listen(database.url, NOTICE_CHANNEL, {
      onMessage: (payload) => this.#hear(payload),
      // While there was no connection, anything may have been said.
      onReady: () => {
        for (const playerId of this.#streams.keys()) this.#refresh(playerId);
      },
      onLost: () => app.log.warn('Lost the connection that hears of notices'),
    });
  }

  /** A message is a player's id, with a session behind it where that has ended. */
  #hear(payload: string): void {
    const [playerId = '', session] = payload.split(' ');
    if (session === undefined) this.#refresh(playerId);
    else for (const stream of this.#streams.get(playerId) ?? []) if (stream.session === session) stream.end();
  }

  #refresh(playerId: string): void {
    if (!this.#streams.has(playerId)) return;
    if (this.#busy.has(playerId)) return void this.#busy.set(playerId, true);
    this.#busy.set(playerId, false);
    const next = (more: boolean): void => {
      const again = this.#busy.get(playerId) === true || more;
      this.#busy.delete(playerId);
      if (again) this.#refresh(playerId);
    };
    this.#bring(playerId).then(next, () => {
      // The database does not serve now. What there is to tell stays stored.
      setTimeout(() => next(!this.#closed), PAUSE).unref();
    });
  }

  /** Sends what a player's streams have not sent yet. @returns whether there is more */
  async #bring(playerId: string): Promise<boolean> {
    const { database, game } = this.#services;
    const from = Math.min(...(this.#streams.get(playerId) ?? []).map(({ last }) => last));
    const [rows, { unread }] = await Promise.all([
      Number.isFinite(from) ? readSince(database, playerId, from) : [],
      countNotices(database, playerId),
    ]);
    for (const stream of this.#streams.get(playerId) ?? []) {
      for (const row of rows) {
        if (row.number <= stream.last) continue;
        stream.last = row.number;
        stream.sendNotice(noticeView(game, row));
      }
      stream.sendUnread(unread);
    }
    return rows.length === MOST_AT_ONCE;
  }
}
