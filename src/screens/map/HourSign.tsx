import { hours } from '../../locales/en/hours.ts';
import { HourIcon } from './HourIcon.tsx';
import styles from './HourSign.module.css';
import { useHour } from './useHour.ts';

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
