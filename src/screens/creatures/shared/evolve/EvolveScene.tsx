import { useEffect, useRef, useState } from 'react';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { sendCue } from '../../../../bridge/signals/cues.ts';
import { isSkipKey } from '../../../../hooks/input/gameKeys.ts';
import { useBridge } from '../../../../hooks/useBridge.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { speciesName, speciesText } from '../../../../locales/en/named/species.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { CreaturePicture } from '../../../../ui/creatureCard/CreaturePicture.tsx';
import { firstSentence } from '../../../../ui/peaks/firstSentence.ts';
import { Stamp } from '../../../../ui/peaks/Stamp.tsx';
import { TypeTag } from '../../../../ui/species/TypeTag.tsx';
import styles from './Evolve.module.css';

/** Duration of the scene in milliseconds. */
const SCENE_MS = 3400;
/** Time in milliseconds after which the new creature is visible. */
const SEEN_MS = 1900;
const STAMPED_MS = 2900;

const { evolved: words } = peakWords;

interface Props {
  before: Creature;
  after: Creature;
  /** Whether the new creature is the first of its species that the player has. */
  first?: boolean;
  /** What the Pokedex says of the new creature. */
  pokedexText?: string | undefined;
  onEnd: () => void;
}

/** The values of a creature before and after; nothing where they are not known. */
function Stats({ before, after }: Pick<Props, 'before' | 'after'>) {
  const [was, is] = [before.stats, after.stats];
  if (!was || !is) return null;
  return (
    <dl className={styles.stats}>
      {(['hp', 'attack', 'defense', 'speed'] as const).map((stat) => (
        <div key={stat}>
          <dt>{words.stats[stat]}</dt>
          <dd>{words.change(was[stat], is[stat])}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The animation of an evolution, and then what has come of it, until the player goes on. A press or a key ends it at any
 * time; in calm mode it is a still picture.
 */
export function EvolveScene({ before, after, first = false, pokedexText, onEnd }: Props) {
  const calm = useBridge(({ settings }) => settings.calm);
  const [isOver, setOver] = useState(calm);
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
    const timer = setTimeout(() => setOver(true), SCENE_MS);
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
    <div className={styles.scene} data-still={calm || undefined}>
      <div className={styles.stage} data-type={after.types[0]} data-still={calm || undefined}>
        <span className={styles.spot}>
          <span className={styles.rays} aria-hidden="true" />
          <span className={styles.ring} aria-hidden="true" />
          {!calm && (
            <span className={styles.before} aria-hidden="true">
              <CreaturePicture name={before.name} kind={before.kind} size={260} className={styles.figure} />
            </span>
          )}
          <span className={styles.after}>
            <CreaturePicture
              name={after.name}
              kind={after.kind}
              size={260}
              joyful
              className={styles.figure}
            />
          </span>
          {first && <Stamp word={peakWords.stamps.species} delay={STAMPED_MS} />}
        </span>
        {/* The button covers the whole stage. */}
        <button type="button" className={styles.skip} data-variant="primary" onClick={onEnd}>
          <span>{isOver ? words.goOn : creatureWords.skip}</span>
        </button>
      </div>
      <div className={styles.facts}>
        <p className={styles.words} aria-hidden="true">
          {words.into(speciesName(before.name), speciesName(after.name))}
        </p>
        <p className={styles.types}>
          {after.types.map((type) => (
            <TypeTag key={type} type={type} />
          ))}
        </p>
        {first && <p>{peakWords.inPokedex(speciesName(after.name))}</p>}
        {pokedexText && (
          <p className={styles.quote}>{firstSentence(speciesText(after.name.toLowerCase(), pokedexText))}</p>
        )}
        <Stats before={before} after={after} />
      </div>
    </div>
  );
}
