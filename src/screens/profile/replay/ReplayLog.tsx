import { Fragment } from 'react';
import { replayWords } from '../../../locales/en/profile.ts';
import log from '../../../ui/panels/Log.module.css';
import { useNewestBelow } from '../../../ui/useNewestBelow.ts';
import type { Frame } from './frames.ts';
import styles from './ReplayLog.module.css';

const { captions } = replayWords;
const headOf = (round: number): string => (round > 0 ? captions.round(round) : captions.begin);

/** The log up to the current step, newest entry last. */
export function ReplayLog({ frames }: { frames: readonly Frame[] }) {
  const told = frames.filter(({ lines }) => lines.length > 0);
  const list = useNewestBelow(told.length);
  return (
    <section className={`${log.log} ${styles.log}`}>
      <h2 className={log.title}>{replayWords.log}</h2>
      {told.length === 0 && <p className={log.none}>{replayWords.logEmpty}</p>}
      <div ref={list} className={log.entries} role="log" aria-label={replayWords.log}>
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
