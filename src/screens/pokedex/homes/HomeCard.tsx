import clsx from 'clsx';
import { weatherOn } from '../../../../content/maps/weather.ts';
import { HOURS, type Hour } from '../../../../rules/world/types.ts';
import { worldNow } from '../../../bridge/clock.ts';
import { mapsWords } from '../../../locales/en/maps.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Chip } from '../../../ui/panels/Chip.tsx';
import styles from './Homes.module.css';
import type { HabitatOdds } from './habitats.ts';

interface Props {
  home: HabitatOdds;
  /** The hour for which the maps are shown; null for any hour. */
  hour: Hour | null;
  now: Hour;
}

const { homes: words } = pokedexWords;

/** A habitat of a species, described in words. */
export function HomeCard({ home, hour, now }: Props) {
  const { map, ground, hours, weathers, loves, levels, from, percent, tier, steps, bestHours } = home;
  const always = hours.length === HOURS.length;
  const rows = [
    [words.hours, always ? words.always : words.byHours(hours)],
    ...(weathers ? [[words.weather, words.onlyIn(weathers)] as const] : []),
    ...(loves ? [[words.weather, words.oftenIn(loves)] as const] : []),
    [words.levels, words.span(...levels)],
    [words.away, from > 0 ? words.from(from) : words.everywhere],
    [words.chance, words.percent(percent, tier)],
  ] as const;
  return (
    <section className={clsx(styles.home, hour && !hours.includes(hour) && styles.away)}>
      <h3 className={styles.place}>
        {words.place(mapsWords.places[map].title, words.grounds[ground] ?? ground)}
        {hours.includes(now) && (weathers?.includes(weatherOn(map, worldNow())) ?? true) && (
          <Chip tone="good">{words.now}</Chip>
        )}
      </h3>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.steps}>{words.steps(steps, bestHours.length < hours.length ? bestHours : null)}</p>
    </section>
  );
}
