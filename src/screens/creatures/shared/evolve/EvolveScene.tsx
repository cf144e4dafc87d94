import { useEffect, useRef } from 'react';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { sendCue } from '../../../../bridge/signals/cues.ts';
import { isSkipKey } from '../../../../hooks/input/gameKeys.ts';
import { useBridge } from '../../../../hooks/useBridge.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { CreaturePicture } from '../../../../ui/creatureCard/CreaturePicture.tsx';
import styles from './Evolve.module.css';

/** Duration of the scene in milliseconds, including a moment to look at the new creature. */
const SCENE_MS = 3400;
/** Time in milliseconds after which the new creature is visible. */
const SEEN_MS = 1900;

interface Props {
  before: Creature;
  after: Creature;
  onEnd: () => void;
}

/** The animation of an evolution. A press or a key ends it; in calm mode it is a still picture. */
export function EvolveScene({ before, after, onEnd }: Props) {
  const calm = useBridge(({ settings }) => settings.calm);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    sendCue({ effect: 'evolve' });
    const cry = setTimeout(() => sendCue({ cry: after.name }), SEEN_MS);
    return () => clearTimeout(cry);
  }, [after.name]);
  useEffect(() => {
    const timer = setTimeout(() => end.current(), SCENE_MS);
    const skip = (event: KeyboardEvent) => {
      if (!isSkipKey(event)) return;
      // The key must not activate the element focused after the scene. A key held since the question is ignored.
      event.preventDefault();
      if (!event.repeat) end.current();
    };
    globalThis.addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('keydown', skip);
    };
  }, []);
  return (
    <div className={styles.stage} data-type={after.types[0]} data-still={calm || undefined}>
      <span className={styles.rays} aria-hidden="true" />
      <span className={styles.ring} aria-hidden="true" />
      {!calm && (
        <span className={styles.before} aria-hidden="true">
          <CreaturePicture name={before.name} kind={before.kind} size={260} className={styles.figure} />
        </span>
      )}
      <span className={styles.after}>
        <CreaturePicture name={after.name} kind={after.kind} size={260} className={styles.figure} />
      </span>
      <p className={styles.words} aria-hidden="true">
        {creatureWords.evolved(before.name, after.name)}
      </p>
      {/* The button covers the whole stage. */}
      <button type="button" className={styles.skip} data-variant="primary" onClick={onEnd}>
        <span>{creatureWords.skip}</span>
      </button>
    </div>
  );
}
