import { clsx } from 'clsx';
import type { Standing } from '../../../contract/shapes/operating/operator.ts';
import { operatorWords } from '../../locales/en/operator.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { minuteOf } from '../../ui/dates.ts';
import { Chip } from '../../ui/panels/Chip.tsx';
import frame from '../../ui/theme/Frame.module.css';
import styles from './Operator.module.css';

const { player: words } = operatorWords;

/** The name of a player, which leads to the look-up. */
export function PlayerLink({ id, name }: { id: string; name: string }) {
  return (
    <Link
      className={clsx(frame.link, styles.name)}
      to={`/operator?${new URLSearchParams({ tab: 'player', player: id })}`}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

/** How a player stands, in short facts. */
export function PlayerStanding({ player }: { player: Standing }) {
  const { warnings, suspensions, openReports, suspended } = player;
  return (
    <span className={styles.row}>
      {suspended && (
        <Chip tone="bad">
          {suspended.until === null ? words.endless : words.until(minuteOf(suspended.until))}
        </Chip>
      )}
      <Chip>{words.open(openReports)}</Chip>
      <Chip>{words.warnings(warnings)}</Chip>
      <Chip>{words.suspensions(suspensions)}</Chip>
    </span>
  );
}
