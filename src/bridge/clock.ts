import { HOURS, type Hour, hourAt, MINUTES } from '../../rules/world/hours.ts';
import { bridge } from './store.ts';

const MINUTE = 60_000;
/** Less than this is the time that a reply was under way. */
const UNDERWAY = 3000;
const day = HOURS.reduce((sum, hour) => sum + MINUTES[hour] * MINUTE, 0);

/** Milliseconds from the day's beginning to the moment at which an hour has so many left. */
function sinceDawn(hour: Hour, endsIn: number): number {
  const passed = HOURS.slice(0, HOURS.indexOf(hour) + 1).reduce(
    (sum, each) => sum + MINUTES[each] * MINUTE,
    0,
  );
  return passed - endsIn;
}

/** Sets the clock of the Emberwild by the server's: that of this device may be wrong. */
export function setClock(hour: Hour, endsIn: number): void {
  const wrong = (((sinceDawn(hour, endsIn) - Date.now()) % day) + day) % day;
  const ahead = wrong > day / 2 ? wrong - day : wrong;
  if (Math.abs(ahead - bridge.getState().clock.ahead) > UNDERWAY) bridge.setState({ clock: { ahead } });
}

/** Milliseconds since 1970 by the clock of the Emberwild. */
export const worldNow = (): number => Date.now() + bridge.getState().clock.ahead;

/** The hour of the Emberwild now, and how long it still lasts in milliseconds. */
export const hourNow = () => hourAt(worldNow());
