import { weatherOn } from '../../../../content/maps/weather.ts';
import { worldNow } from '../../../bridge/clock.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { useHour } from '../../../hooks/useHour.ts';
import { useSetting } from '../../../hooks/useSetting.ts';
import { hours } from '../../../locales/en/hours.ts';
import { comma } from '../../../locales/format.ts';
import { timeOf } from '../../../ui/dates.ts';
import { HourIcon } from '../../../ui/pictures/HourIcon.tsx';
import styles from './HourSign.module.css';

/** The current hour of the game and the weather of the map, on which light and creatures depend. No live region: it changes by itself. */
export function HourSign() {
  const { hour, minutes, end } = useHour();
  const clock = useSetting('clock');
  const mapName = useBridge(({ world }) => world.mapName);
  const weather = mapName === null ? 'clear' : weatherOn(mapName, worldNow());
  const after = { dawn: 'day', day: 'dusk', dusk: 'night', night: 'dawn' } as const;
  const next = hours.names[after[hour]];
  return (
    <p className={styles.sign}>
      <HourIcon hour={hour} />
      <span>
        <strong>{hours.names[hour]}</strong>
        {comma()}
        {clock === 'wall' ? hours.until(timeOf(end), next) : hours.lasts(minutes, next)}
        {weather !== 'clear' && comma() + hours.weathers[weather]}
      </span>
    </p>
  );
}
