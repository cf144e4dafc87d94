import type { Ahead, LimitName } from '../http/admission/limits.ts';

/** Events of a limit that a process has counted since its last message: limit, key, number. */
export type Taken = readonly (readonly [LimitName, string, number])[];

/** What the primary process tells a worker. */
export type ToWorker =
  | {
      readonly kind: 'start';
      readonly database: DatabaseAddresses;
      /** 0 for the first worker; a worker that replaces another one has its place. */
      readonly place: number;
      /** Number of workers that share the port. */
      readonly workers: number;
      /** The counts of limits so far. */
      readonly ahead: readonly Ahead[];
    }
  | { readonly kind: 'database'; readonly database: DatabaseAddresses }
  /** Events that other workers have counted. */
  | { readonly kind: 'taken'; readonly taken: Taken }
  /** Number of workers that serve. */
  | { readonly kind: 'serving'; readonly workers: number }
  | { readonly kind: 'stop' };

/** What a worker tells the primary process. */
export type ToPrimary =
  /** The worker listens: what is sent before is lost. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'taken'; readonly taken: Taken };

/** Addresses of the database, as the processes use them. */
export interface DatabaseAddresses {
  readonly url: string;
  /** Past a pooler. */
  readonly directUrl: string;
}
