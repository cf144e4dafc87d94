import type { BattleDetails } from '../../../../bridge/state.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { CreaturePicture } from '../../../../ui/creatureCard/CreaturePicture.tsx';
import { teamOf } from '../../../../ui/creatureCard/facts/battleSides.ts';
import { PeakStage } from '../../../../ui/peaks/PeakStage.tsx';
import { PeakTitle } from '../../../../ui/peaks/PeakTitle.tsx';
import { Sparks } from '../../../../ui/peaks/Sparks.tsx';
import { Picture } from '../../../../ui/pictures/Picture.tsx';
import { Sign } from '../../../../ui/pictures/Sign.tsx';
import styles from './BadgeStage.module.css';

interface Props {
  battle: BattleDetails;
  badge: NonNullable<NonNullable<BattleDetails['firsts']>['badge']>;
}

/** The badge that a victory has won, at its first time; a champion's with the team that did it. */
export function BadgeStage({ battle, badge }: Props) {
  const { champion } = badge;
  const picture = `badges/${battle.gymId}`;
  const team = teamOf(battle);
  const half = Math.ceil(team.length / 2);
  return (
    <PeakStage gold wide={champion} className={styles.stage}>
      <PeakTitle delay={620}>{champion ? peakWords.champion.title : peakWords.badge.new}</PeakTitle>
      <span className={styles.badge}>
        <Picture name={picture} alt="" size={200} className={styles.picture} />
        <Sign name={picture} className={styles.shine} />
      </span>
      {champion ? (
        <span className={styles.team} role="img" aria-label={peakWords.champion.team}>
          {[team.slice(0, half), team.slice(half)].map((flank) => (
            <span key={flank[0]?.id ?? ''} className={styles.flank}>
              {flank.map(({ id, name, kind }) => (
                <CreaturePicture
                  key={id}
                  name={name}
                  kind={kind}
                  size={150}
                  joyful
                  className={styles.member}
                />
              ))}
            </span>
          ))}
        </span>
      ) : (
        <span className={styles.places} aria-hidden="true">
          {Array.from({ length: badge.all }, (_, index) => index).map((index) => (
            <i
              key={index}
              data-won={index < badge.won || undefined}
              data-now={index === badge.won - 1 || undefined}
            />
          ))}
        </span>
      )}
      <Sparks delay={650} stay={champion} />
    </PeakStage>
  );
}
