import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { beginPeak } from '../../bridge/signals/peak.ts';
import { isSkipKey } from '../../hooks/input/gameKeys.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import styles from './PeakStage.module.css';

interface Props {
  /** Type whose colour lights the ground and, unless it is `gold`, the stage; without one there is no ground. */
  type?: string | undefined;
  /** Whether the stage is a dark hall in golden light: for what happens once. */
  gold?: boolean;
  /** Whether the stage takes the whole width of the page. */
  wide?: boolean;
  /** Whether what moves has come to its end by itself. */
  ended?: boolean;
  className?: string | undefined;
  /** Called once the stage stands still: at once in calm mode, else when a key or a press has skipped it. */
  onStill?: () => void;
  children: ReactNode;
}

/** The movements on a stage that come to an end by themselves. */
const finiteOn = (stage: Element | null): Animation[] =>
  (stage?.getAnimations?.({ subtree: true }) ?? []).filter(
    ({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  );

/**
 * The stage of a great moment, with rays of light behind what stands on it. Any key or press shows its end at once, and
 * does what it does anyway; in calm mode the stage is a still picture. What moves on it stops below `[data-still]`. News wait
 * until it has come to rest.
 */
export function PeakStage({
  type,
  gold = false,
  wide = false,
  ended = false,
  className,
  onStill,
  children,
}: Props) {
  const calm = useBridge(({ settings }) => settings.calm);
  const [skipped, setSkipped] = useState(false);
  const still = calm || skipped || ended;
  useEffect(() => {
    const skip = () => setSkipped(true);
    const skipByKey = (event: KeyboardEvent) => isSkipKey(event) && !event.repeat && skip();
    globalThis.addEventListener('pointerdown', skip);
    globalThis.addEventListener('keydown', skipByKey);
    return () => {
      globalThis.removeEventListener('pointerdown', skip);
      globalThis.removeEventListener('keydown', skipByKey);
    };
  }, []);
  useEffect(() => {
    if (still) onStill?.();
  }, [still, onStill]);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (still) return;
    const end = beginPeak();
    void Promise.allSettled(finiteOn(stage.current).map(({ finished }) => finished)).then(end);
    return end;
  }, [still]);
  return (
    <div
      ref={stage}
      className={clsx(styles.stage, className)}
      data-type={type}
      data-gold={gold || undefined}
      data-wide={wide || undefined}
      data-still={still || undefined}
    >
      <span className={styles.rays} aria-hidden="true" />
      {type && <span className={styles.ground} aria-hidden="true" />}
      {children}
    </div>
  );
}
