import { Fragment, useEffect, useRef } from 'react';
import { replayWords } from '../../../locales/en/profile.ts';
import type { Frame } from './frames.ts';
import styles from './ReplayLog.module.css';

const { captions } = replayWords;
const headOf = (round: number): string => (round > 0 ? captions.round(round) : captions.begin);

/** What had happened up to a step; the newest stands below. */
export function ReplayLog({ frames }: { frames: readonly Frame[] }) {
  const told = frames.filter(({ lines }) => lines.length > 0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current) return;
    // What scrolls must be within reach of the keyboard.
    list.current.tabIndex = 0;
    if (told.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [told.length]);
  return (
    <section className={styles.log}>
      <h2 className={styles.title}>{replayWords.log}</h2>
      {told.length === 0 && <p className={styles.none}>{replayWords.logEmpty}</p>}
      <div ref={list} className={styles.entries} role="log" aria-label={replayWords.log}>
        {told.map(({ key, step, lines }, index) => (
          <Fragment key={key}>
            {told[index - 1]?.step.round !== step.round && <h3>{headOf(step.round)}</h3>}
            {lines.map((line) => (
              <p key={line.key}>{line.text}</p>
            ))}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
