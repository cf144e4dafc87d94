import { useEffect, useRef, useState } from 'react';
import type { BattleCreature } from '../../../../../contract/shapes/creature.ts';
import { sendCue } from '../../../../bridge/signals/cues.ts';
import { useBridge } from '../../../../hooks/useBridge.ts';
import { useSeen } from '../../../../hooks/useSeen.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { shareOfLevel } from '../../../../ui/creatureCard/facts/bars.ts';
import { fillsOf } from './fills.ts';
import styles from './GrowthBar.module.css';

const { growth: words } = peakWords;
/** Duration of one fill, and when the first begins, in milliseconds. */
const FILL_MS = 650;
const BEGIN_MS = 450;

interface Props {
  growth: NonNullable<BattleCreature['growth']>;
  /** Whether the new level sounds: the stage of the battle has only sounded those of the creature on it. */
  sounds?: boolean;
  /** Names of the moves that the new levels have unlocked. */
  learned: readonly string[];
}

/**
 * The experience bar of a creature that has won: once it is in view it fills from what was to what is, and new levels are
 * called.
 */
export function GrowthBar({ growth, learned, sounds = false }: Props) {
  const { before, after } = growth;
  const calm = useBridge(({ settings }) => settings.calm);
  const [skipped, setSkipped] = useState(false);
  const fill = useRef<HTMLSpanElement>(null);
  const seen = useSeen(fill);
  const fills = fillsOf(growth);
  const share = shareOfLevel(after);
  const isHigher = after.level > before.level;
  const called = calm ? 0 : BEGIN_MS + (fills.length - 1) * FILL_MS;

  useEffect(() => {
    if (!sounds || !isHigher || !seen) return;
    const call = setTimeout(() => sendCue({ effect: 'level-up' }), skipped ? 0 : called);
    return () => clearTimeout(call);
  }, [sounds, isHigher, seen, skipped, called]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it fills once, when it is seen on the page with this result
  useEffect(() => {
    const bar = fill.current;
    if (calm || !seen || !bar?.animate) return;
    const steps = fillsOf(growth).flatMap(({ from, to }, index, all) => [
      { scale: `${from} 1`, offset: index / all.length, easing: 'ease-in-out' },
      { scale: `${to} 1`, offset: (index + 1) / all.length },
    ]);
    const timing = { duration: FILL_MS * steps.length * 0.5, delay: BEGIN_MS, fill: 'backwards' } as const;
    const animation = bar.animate(steps, timing);
    const finish = () => {
      animation.finish();
      setSkipped(true);
    };
    globalThis.addEventListener('pointerdown', finish);
    globalThis.addEventListener('keydown', finish);
    return () => {
      animation.finish();
      globalThis.removeEventListener('pointerdown', finish);
      globalThis.removeEventListener('keydown', finish);
    };
  }, [seen]);

  const atCall = { animationDelay: `${called}ms`, animationPlayState: seen ? 'running' : 'paused' };
  const isGrown = after.nextLevelExp <= after.levelExp;
  return (
    <div className={styles.growth}>
      <p className={styles.words}>
        <span>{words.gained(after.exp - before.exp)}</span>
        <span>{isGrown ? words.grown : words.toNext(after.nextLevelExp - after.exp, after.level + 1)}</span>
      </p>
      <span
        className={styles.track}
        style={atCall}
        data-higher={(isHigher && !calm && !skipped) || undefined}
        aria-hidden="true"
      >
        <span ref={fill} className={styles.fill} style={{ scale: `${share} 1` }} />
      </span>
      {isHigher && (
        <p className={styles.calls} style={atCall} data-now={calm || skipped || undefined}>
          <strong className={styles.level}>{words.level(after.level)}</strong>
          {learned.map((move) => (
            <span key={move} className={styles.learned}>
              {words.learned(move)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
