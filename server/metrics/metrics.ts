import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import {
  startGoldBattle,
  startGymBattle,
  startTrainingBattle,
  startUserBattle,
  startWildBattle,
} from '../../contract/game.ts';
import { acceptTradeOffer, makeTradeOffer, moveToTrade, rejectTradeOffer } from '../../contract/trades.ts';
import type { Database } from '../database/connect.ts';
import { REPLAYED } from '../http/calls/idempotency.ts';

/** Milliseconds after which a player who makes no call no longer counts as seen. */
const SEEN_MS = 300_000;
/** Maximum number of players that are remembered as seen: it bounds the memory. */
const MOST_SEEN = 100_000;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NOTICE_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const BATTLES: ReadonlyMap<string, string> = new Map([
  [startWildBattle.name, 'wild'],
  [startGymBattle.name, 'gym'],
  [startUserBattle.name, 'user'],
  [startTrainingBattle.name, 'training'],
  [startGoldBattle.name, 'gold'],
]);
const TRADES: ReadonlyMap<string, string> = new Map([
  [moveToTrade.name, 'listed'],
  [makeTradeOffer.name, 'offered'],
  [acceptTradeOffer.name, 'accepted'],
  [rejectTradeOffer.name, 'rejected'],
]);

/** What an operator watches, for Prometheus. Each server counts for itself since its start. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Counter<'call' | 'status'>;
  readonly #durations: Histogram<'call'>;
  readonly #battles: Counter<'kind'>;
  readonly #trades: Counter<'event'>;
  readonly #limits: Counter<'limit'>;
  readonly #notices: Histogram;
  /** Milliseconds of each player's last call, the longest ago first. */
  readonly #seen = new Map<string, number>();
  readonly #now: () => number;

  /** @param now milliseconds of a monotonic clock; tests replace it */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Counter({
      name: 'emberwild_requests_total',
      help: 'Answered requests by call and HTTP status',
      labelNames: ['call', 'status'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'emberwild_request_duration_seconds',
      help: 'From the request to the end of its reply, by call; without streams of events',
      labelNames: ['call'],
      buckets: SECONDS,
      registers,
    });
    this.#battles = new Counter({
      name: 'emberwild_battles_total',
      help: 'Battles begun, by kind',
      labelNames: ['kind'],
      registers,
    });
    this.#trades = new Counter({
      name: 'emberwild_trades_total',
      help: 'Creatures listed, and offers made, accepted and rejected',
      labelNames: ['event'],
      registers,
    });
    this.#limits = new Counter({
      name: 'emberwild_limits_hit_total',
      help: 'Requests that a limit has refused, by limit; listings that it has left unannounced',
      labelNames: ['limit'],
      registers,
    });
    this.#notices = new Histogram({
      name: 'emberwild_notice_delay_seconds',
      help: 'From storing a notice to sending it to an open page',
      buckets: NOTICE_SECONDS,
      registers,
    });
    const countSeen = () => this.#countSeen();
    new Gauge({
      name: 'emberwild_players_seen',
      help: 'Players who have made a call on this server in the last five minutes',
      registers,
      collect() {
        this.set(countSeen());
      },
    });
    // A rate can only be computed from a counter that exists before its first event.
    for (const kind of BATTLES.values()) this.#battles.inc({ kind }, 0);
    for (const event of TRADES.values()) this.#trades.inc({ event }, 0);
  }

  /** Counts a reply. @param call name of the call, of which there are few; never a text from outside */
  readonly answered = (call: string, status: number, seconds: number, isStream: boolean): void => {
    this.#requests.inc({ call, status });
    if (!isStream) this.#durations.observe({ call }, seconds);
  };

  /** Counts the battle or the step of a trade that a successful call stands for, if any. */
  readonly happened = (call: string): void => {
    const kind = BATTLES.get(call);
    const event = TRADES.get(call);
    if (kind) this.#battles.inc({ kind });
    if (event) this.#trades.inc({ event });
  };

  /** @param limit name of the limit that has refused an event */
  readonly limitHit = (limit: string): void => this.#limits.inc({ limit });

  /** @param seconds from storing a notice to sending it */
  readonly noticeSent = (seconds: number): void => this.#notices.observe(Math.max(0, seconds));

  /** Notes that a player has made a call. */
  readonly seePlayer = (id: string): void => {
    this.#seen.delete(id);
    this.#seen.set(id, this.#now());
    if (this.#seen.size > MOST_SEEN) this.#dropOldest();
  };

  /** Shows how busy a pool of connections is. */
  watchPool(pool: Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>): void {
    const registers = [this.registry];
    new Gauge({
      name: 'emberwild_pool_connections',
      help: 'Open connections to the database, by state',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
      },
    });
    new Gauge({
      name: 'emberwild_pool_waiting',
      help: 'Requests that wait for a connection to the database',
      registers,
      collect() {
        this.set(pool.waitingCount);
      },
    });
  }

  #countSeen(): number {
    const since = this.#now() - SEEN_MS;
    for (const [id, at] of this.#seen) {
      if (at >= since) break;
      this.#seen.delete(id);
    }
    return this.#seen.size;
  }

  #dropOldest(): void {
    const [oldest] = this.#seen.keys();
    if (oldest !== undefined) this.#seen.delete(oldest);
  }
}

/** The label of a request: the call's name, or one of three for everything else. Addresses are never labels. */
function labelOf({ routeOptions: { config, url } }: FastifyRequest): string {
  if (config.call) return config.call;
  if (url === undefined) return 'unknown';
  return url.startsWith('/api/docs') ? 'docs' : 'files';
}

/** Counts every reply of a server, and watches its pool. */
export function measureRequests(
  app: FastifyInstance,
  metrics: Metrics,
  pool: Parameters<Metrics['watchPool']>[0],
): void {
  metrics.watchPool(pool);
  app.addHook('onResponse', (request, reply, done) => {
    const call = labelOf(request);
    const { statusCode, elapsedTime } = reply;
    metrics.answered(call, statusCode, elapsedTime / 1000, request.routeOptions.config.isStream === true);
    // A repeat of an idempotent call is answered again, but has happened only once.
    const isRepeat = reply.getHeader(REPLAYED) !== undefined;
    if (statusCode === 200 && !isRepeat) metrics.happened(call);
    done();
  });
}
