import type { Notice } from '../../../contract/shapes/trade.ts';
import { createEmitter } from '../../bridge/signals/emitter.ts';

/** Null when the page begins to be told: what happened before that it has to ask for. */
const notifications = createEmitter<Notice | null>();

/** Passes on what the server has just told of the player's trades, so that every screen can show it at once. */
export const deliverNotification = notifications.emit;

/** Listens to what happens to the player's listings and offers until the returned function is called. */
export const onNotification = notifications.on;
