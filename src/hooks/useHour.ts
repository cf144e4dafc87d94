import { useEffect, useState } from 'react';
import { hourNow } from '../bridge/clock.ts';
import { useBridge } from './useBridge.ts';

const MINUTE = 60_000;

/** The current hour of the game, the minutes until it ends (at least 1), and when that is; updated every minute. */
export function useHour() {
  useBridge(({ clock }) => clock.ahead);
  const [, setPassed] = useState(0);
  const { hour, endsIn } = hourNow();
  useEffect(() => {
    const timer = setTimeout(() => setPassed((passed) => passed + 1), endsIn % MINUTE || MINUTE);
    return () => clearTimeout(timer);
  });
  return { hour, minutes: Math.ceil(endsIn / MINUTE), end: new Date(Date.now() + endsIn) };
}
