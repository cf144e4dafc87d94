import { useEffect, useState } from 'react';
import { hourNow } from '../../../bridge/clock.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { hours } from '../../../locales/en/hours.ts';
import { HourIcon } from './HourIcon.tsx';
import styles from './HourSign.module.css';

const MINUTE = 60_000;

/** The hour of the Emberwild and the minutes it still lasts, from 1 up; told anew with every minute. */
function useHour() {
  useBridge(({ clock }) => clock.ahead);
  const [, setPassed] = useState(0);
  const { hour, endsIn } = hourNow();
  useEffect(() => {
    const timer = setTimeout(() => setPassed((passed) => passed + 1), endsIn % MINUTE || MINUTE);
    return () => clearTimeout(timer);
  });
  return { hour, minutes: Math.ceil(endsIn / MINUTE) };
}

/** The hour of the Emberwild, by which light and creatures change. To be read, not announced: it goes on by itself. */
export function HourSign() {
  const { hour, minutes } = useHour();
  const after = { dawn: 'day', day: 'dusk', dusk: 'night', night: 'dawn' } as const;
  return (
    <p className={styles.sign}>
      <HourIcon hour={hour} />
      <span>
        <strong>{hours.names[hour]}</strong>, {hours.lasts(minutes, hours.names[after[hour]])}
      </span>
    </p>
  );
}
