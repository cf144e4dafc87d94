import { HOURS, type Hour, hourAt, MINUTES } from '../../rules/world/conditions/conditions.ts';
import { bridge } from './store.ts';

const MINUTE = 60_000;
/** Milliseconds. Smaller differences are ignored: they can come from the time that a reply takes. */
const UNDERWAY = 3000;
const day = HOURS.reduce((sum, hour) => sum + MINUTES[hour] * MINUTE, 0);

/** Milliseconds from the start of the day to the moment at which this hour ends in `endsIn` milliseconds. */
function sinceDawn(hour: Hour, endsIn: number): number {
  const passed = HOURS.slice(0, HOURS.indexOf(hour) + 1).reduce(
    (sum, each) => sum + MINUTES[each] * MINUTE,
    0,
  );
  return passed - endsIn;
}

/** Sets the game clock by the server's reply, since the clock of this device may be wrong. */
export function setClock(hour: Hour, endsIn: number): void {
  const wrong = (((sinceDawn(hour, endsIn) - Date.now()) % day) + day) % day;
  const ahead = wrong > day / 2 ? wrong - day : wrong;
  if (Math.abs(ahead - bridge.getState().clock.ahead) > UNDERWAY) bridge.setState({ clock: { ahead } });
}

/** Milliseconds since 1970 by the game clock. */
export const worldNow = (): number => Date.now() + bridge.getState().clock.ahead;

/** The hour of the game now, and the milliseconds until it ends. */
export const hourNow = () => hourAt(worldNow());
