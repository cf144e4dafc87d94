import { gameEvents } from '../../../contract/notices.ts';
import { type Listener, listen } from '../../database/listen.ts';
import { announce, NOTICE_CHANNEL } from '../../domain/trades/notices.ts';
import { tellSeekers } from '../../domain/trades/seekers.ts';
import type { Services } from '../../services.ts';
import { countNotices, MOST_AT_ONCE, readOpenSessions, readSince } from './queries.ts';
import type { Stream } from './stream.ts';
import { noticeViews } from './view.ts';

/** Maximum number of streams of one player on one server; a further one ends the oldest. */
const MOST_OF_PLAYER = 5;
/** Milliseconds before a retry if streams could not be updated. */
const PAUSE = 1000;
/** Milliseconds between two looks for changes that a server has left unannounced because it died. */
const LOOK = 500;

/** The open streams of this server, and the one database listener for all of them. */
export class Hub {
  readonly #services: Services;
  readonly #streams = new Map<string, Stream[]>();
  /** Players whose streams are being updated; true if another message has arrived meanwhile. */
  readonly #busy = new Map<string, boolean>();
  #listener: Listener | undefined;
  #looking: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Adds a stream and sends what it has missed. The first stream opens the listener. */
  add(stream: Stream): void {
    // The request came before the server was told to close, and is only admitted now.
    if (this.#closed) {
      stream.end();
      return;
    }
    const { playerId } = stream;
    const own = [...(this.#streams.get(playerId) ?? []), stream];
    this.#streams.set(playerId, own);
    if (own.length > MOST_OF_PLAYER) own[0]?.end();
    this.#listener ??= this.#listen();
    this.#looking ??= setInterval(() => this.#look(), LOOK).unref();
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
    clearInterval(this.#looking);
    for (const stream of [...this.#streams.values()].flat()) stream.end();
    await this.#listener?.close();
  }

  /** Tells and announces what a server that died has left between its commit and that. */
  #look(): void {
    if (this.#streams.size === 0) return;
    const { database, logFailure } = this.#services;
    for (const done of [tellSeekers(database), announce(database)])
      done.catch((error: unknown) => logFailure(gameEvents.name, error));
  }

  #listen(): Listener {
    const { database, app } = this.#services;
    return listen(database.directUrl, NOTICE_CHANNEL, {
      onMessage: (payload) => this.#hear(payload),
      // Messages may have been lost while there was no connection.
      onReady: () => {
        for (const playerId of this.#streams.keys()) this.#refresh(playerId);
        this.#endClosed();
      },
      onLost: () => app.log.warn('Lost the connection that hears of notices'),
    });
  }

  /** A message is a player's id. If a session has ended, it follows; if the profile has changed, the word `profile`. */
  #hear(payload: string): void {
    const [playerId = '', session] = payload.split(' ');
    if (session === undefined) this.#refresh(playerId);
    else if (session === 'profile')
      for (const stream of this.#streams.get(playerId) ?? []) stream.sendProfile();
    else for (const stream of this.#streams.get(playerId) ?? []) if (stream.session === session) stream.end();
  }

  /** Ends the streams whose sessions have ended. */
  #endClosed(): void {
    const open = [...this.#streams.values()].flat();
    const known = open.map(({ session }) => session);
    readOpenSessions(this.#services.database, known).then(
      (sessions) => {
        for (const stream of open) if (!sessions.has(stream.session)) stream.end();
      },
      () => {
        setTimeout(() => !this.#closed && this.#endClosed(), PAUSE).unref();
      },
    );
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
    this.#bring(playerId).then(next, (error: unknown) => {
      this.#services.logFailure(gameEvents.name, error);
      // The notices stay stored.
      setTimeout(() => next(!this.#closed), PAUSE).unref();
    });
  }

  /** Sends new notices to a player's streams. @returns whether there are more */
  async #bring(playerId: string): Promise<boolean> {
    const { database, game, metrics, now, staleReads } = this.#services;
    const from = Math.min(...(this.#streams.get(playerId) ?? []).map(({ last }) => last));
    const [rows, { unread }] = await Promise.all([
      Number.isFinite(from) ? readSince(database, playerId, from) : [],
      countNotices(database, playerId),
    ]);
    // Players look at what they are told of: a trade that another player has made must be in their history, too.
    if (rows.length > 0) await staleReads.noteChange(playerId);
    const views = await noticeViews(database, game, rows);
    for (const stream of this.#streams.get(playerId) ?? []) {
      for (const [at, row] of rows.entries()) {
        if (row.number <= stream.last) continue;
        stream.last = row.number;
        stream.sendNotice(views[at] as (typeof views)[number]);
        // What a page has missed while it was not connected is not late.
        const stored = row.createdAt.getTime();
        if (stored > stream.openedAt) metrics?.noticeSent((now() - stored) / 1000);
      }
      stream.sendUnread(unread);
    }
    return rows.length === MOST_AT_ONCE;
  }
}
