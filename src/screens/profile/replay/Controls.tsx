import { replayWords } from '../../../locales/en/profile.ts';
import { ControlButton } from './ControlButton.tsx';
import styles from './Controls.module.css';
import { SpeedChoice } from './SpeedChoice.tsx';
import type { Replay } from './useReplay.ts';

interface Props {
  replay: Replay;
  caption: string;
  /** Whether the next steps are loading. */
  fetching: boolean;
}

/** Play and pause, single steps, first and last step, a slider, and the speed. */
export function Controls({ replay, caption, fetching }: Props) {
  const { at, goal, last, playing, speed, setSpeed, goTo, forward, back, toggle } = replay;
  return (
    <section className={styles.controls} aria-label={replayWords.controls}>
      <p className={styles.caption}>
        <strong>{caption}</strong>
        <span>{fetching ? replayWords.restLoading : replayWords.count(at + 1, last + 1)}</span>
      </p>
      <input
        className={styles.timeline}
        type="range"
        min={0}
        max={last}
        value={goal ?? at}
        aria-label={replayWords.place}
        aria-valuetext={replayWords.step(at + 1, last + 1, caption)}
        onChange={(event) => void goTo(event.target.valueAsNumber)}
      />
      <div className={styles.buttons}>
        <ControlButton sign="first" disabled={at === 0} onPress={() => void goTo(0)} />
        <ControlButton sign="earlier" disabled={at === 0} onPress={() => void back()} />
        <ControlButton sign={playing ? 'pause' : 'play'} onPress={() => void toggle()} />
        <ControlButton sign="later" disabled={at === last} onPress={forward} />
        <ControlButton sign="last" disabled={at === last} onPress={() => void goTo(last)} />
      </div>
      <SpeedChoice speed={speed} onChange={setSpeed} />
    </section>
  );
}
