import { createEmitter } from '../bridge/signals/emitter.ts';

/** A reply that was read without the cache of replies, for what the cache holds under this key. */
export interface FreshReply {
  /** Token of the player who asked. */
  readonly account: string;
  readonly key: readonly unknown[];
  readonly reply: unknown;
}

const replies = createEmitter<FreshReply>();

/** Hands a reply to the cache, if any screen has loaded it so far: pages that show nothing of it load no cache. */
export const shareReply = replies.emit;

/** Listens to such replies. Returns a function that ends it. */
export const onFreshReply = replies.on;
