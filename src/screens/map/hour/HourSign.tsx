import { useEffect, useState } from 'react';
import { hourNow } from '../../../bridge/clock.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { useSetting } from '../../../hooks/useSetting.ts';
import { hours } from '../../../locales/en/hours.ts';
import { timeOf } from '../../../ui/dates.ts';
import { HourIcon } from './HourIcon.tsx';
import styles from './HourSign.module.css';

const MINUTE = 60_000;

/** The current hour of the game, the minutes until it ends (at least 1), and when that is; updated every minute. */
function useHour() {
  useBridge(({ clock }) => clock.ahead);
  const [, setPassed] = useState(0);
  const { hour, endsIn } = hourNow();
  useEffect(() => {
    const timer = setTimeout(() => setPassed((passed) => passed + 1), endsIn % MINUTE || MINUTE);
    return () => clearTimeout(timer);
  });
  return { hour, minutes: Math.ceil(endsIn / MINUTE), end: new Date(Date.now() + endsIn) };
}

/** The current hour of the game, on which light and creatures depend. No live region: it changes by itself. */
export function HourSign() {
  const { hour, minutes, end } = useHour();
  const clock = useSetting('clock');
  const after = { dawn: 'day', day: 'dusk', dusk: 'night', night: 'dawn' } as const;
  const next = hours.names[after[hour]];
  return (
    <p className={styles.sign}>
      <HourIcon hour={hour} />
      <span>
        <strong>{hours.names[hour]}</strong>,{' '}
        {clock === 'wall' ? hours.until(timeOf(end), next) : hours.lasts(minutes, next)}
      </span>
    </p>
  );
}
