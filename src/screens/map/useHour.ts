import { useEffect, useState } from 'react';
import { hourNow } from '../../bridge/clock.ts';
import { useBridge } from '../../hooks/useBridge.ts';

const MINUTE = 60_000;

/** The hour of the Emberwild and the minutes it still lasts, from 1 up; told anew with every minute. */
export function useHour() {
  useBridge(({ clock }) => clock.ahead);
  const [, setPassed] = useState(0);
  const { hour, endsIn } = hourNow();
  useEffect(() => {
    const timer = setTimeout(() => setPassed((passed) => passed + 1), endsIn % MINUTE || MINUTE);
    return () => clearTimeout(timer);
  });
  return { hour, minutes: Math.ceil(endsIn / MINUTE) };
}
