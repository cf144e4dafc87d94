import { useEffect, useState } from 'react';
import type { Hour } from '../../../rules/world/types.ts';
import { hourNow } from '../../bridge/clock.ts';

/** The hour of the Emberwild; it is told anew when the next one begins. */
export function useHourNow(): Hour {
  const [, setPassed] = useState(0);
  const { hour, endsIn } = hourNow();
  useEffect(() => {
    const timer = setTimeout(() => setPassed((passed) => passed + 1), endsIn);
    return () => clearTimeout(timer);
  });
  return hour;
}
