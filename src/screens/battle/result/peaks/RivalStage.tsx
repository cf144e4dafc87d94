import clsx from 'clsx';
import type { BattleDetails } from '../../../../bridge/state.ts';
import { leaderName } from '../../../../locales/en/named/leaders.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { PeakStage } from '../../../../ui/peaks/PeakStage.tsx';
import { PeakTitle } from '../../../../ui/peaks/PeakTitle.tsx';
import { Sparks } from '../../../../ui/peaks/Sparks.tsx';
import styles from './RivalStage.module.css';

interface Props {
  battle: BattleDetails;
  rival: NonNullable<BattleDetails['rival']>;
}

/** The rival's notebook with a line for each of the battles: a star at those that the player has won. */
export function RivalStage({ battle: { page, gymDetails }, rival: { place, all } }: Props) {
  const isWon = page === 'win';
  const won = isWon ? place : place - 1;
  return (
    <PeakStage gold={isWon} className={clsx(styles.stage, !isWon && styles.lost)}>
      {isWon && <PeakTitle delay={620}>{peakWords.rival.title}</PeakTitle>}
      <span className={styles.page} role="img" aria-label={peakWords.rival.tally(won, all)}>
        <b className={styles.name}>{leaderName(gymDetails?.name ?? '')}</b>
        {Array.from({ length: all }, (_, index) => index + 1).map((number) => (
          <span
            key={number}
            className={styles.line}
            data-won={number <= won || undefined}
            data-now={number === place || undefined}
          >
            {number}
          </span>
        ))}
      </span>
      {isWon && <Sparks delay={650} stay={place === all} />}
    </PeakStage>
  );
}
