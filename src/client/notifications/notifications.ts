import type { Notice } from '../../../contract/shapes/trade.ts';
import { createEmitter } from '../../bridge/signals/emitter.ts';

/** Null is emitted when the stream begins: screens must then reload, as earlier events are not repeated. */
const notifications = createEmitter<Notice | null>();

/** Passes a new notice of the event stream to the screens. */
export const deliverNotification = notifications.emit;

/** Listens to new notices. Returns a function that stops it. */
export const onNotification = notifications.on;
