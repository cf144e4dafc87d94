import { useEffect, useRef, useState } from 'react';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { sendCue } from '../../../../bridge/signals/cues.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { speciesName, speciesText } from '../../../../locales/en/named/species.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { CreaturePicture } from '../../../../ui/creatureCard/CreaturePicture.tsx';
import { firstSentence } from '../../../../ui/peaks/firstSentence.ts';
import { PeakStage } from '../../../../ui/peaks/PeakStage.tsx';
import { PeakTitle } from '../../../../ui/peaks/PeakTitle.tsx';
import { Sparks } from '../../../../ui/peaks/Sparks.tsx';
import { Stamp } from '../../../../ui/peaks/Stamp.tsx';
import { TypeTag } from '../../../../ui/species/TypeTag.tsx';
import styles from './EvolveScene.module.css';

/** Milliseconds until the new creature has its colours, its name is called, the stamp comes down, and all is still. */
const SEEN_MS = 2300;
const CALLED_MS = 2500;
const STAMPED_MS = 3100;
const SCENE_MS = 3600;
/** Pixels. */
const SIZE = 360;

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
 * The stage of an evolution over the whole window: the old form glows, its shape becomes that of the new one, whose name is
 * called; then what has come of it, until the player goes on. A key or a press shows the end at once, as calm mode does.
 */
export function EvolveScene({ before, after, first = false, pokedexText, onEnd }: Props) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    sendCue({ effect: 'evolve' });
    const timer = setTimeout(() => setOver(true), SCENE_MS);
    return () => clearTimeout(timer);
  }, []);
  const hasCried = useRef(false);
  useEffect(() => {
    if (hasCried.current) return;
    const call = () => {
      hasCried.current = true;
      sendCue({ cry: after.name });
    };
    const cry = setTimeout(call, isOver ? 0 : SEEN_MS);
    return () => clearTimeout(cry);
  }, [after.name, isOver]);
  return (
    <PeakStage gold ended={isOver} className={styles.stage} onStill={() => setOver(true)}>
      <PeakTitle delay={CALLED_MS}>{words.into(speciesName(before.name), speciesName(after.name))}</PeakTitle>
      <span className={styles.place} data-type={after.types[0]}>
        <span className={styles.ring} aria-hidden="true" />
        {!isOver && (
          <span className={styles.before} aria-hidden="true">
            <CreaturePicture name={before.name} kind={before.kind} size={SIZE} className={styles.figure} />
          </span>
        )}
        <span className={styles.after}>
          <CreaturePicture name={after.name} kind={after.kind} size={SIZE} joyful className={styles.figure} />
        </span>
        <Sparks delay={SEEN_MS} />
        {first && <Stamp word={peakWords.stamps.species} delay={STAMPED_MS} />}
      </span>
      <div className={styles.facts}>
        <div className={styles.told}>
          <p className={styles.types}>
            {after.types.map((type) => (
              <TypeTag key={type} type={type} />
            ))}
            {first && <span>{peakWords.inPokedex(speciesName(after.name))}</span>}
          </p>
          {pokedexText && (
            <p className={styles.quote}>
              {firstSentence(speciesText(after.name.toLowerCase(), pokedexText))}
            </p>
          )}
          <Stats before={before} after={after} />
        </div>
        {isOver ? (
          <GoOn onEnd={onEnd} />
        ) : (
          <Button onClick={() => setOver(true)}>{creatureWords.skip}</Button>
        )}
      </div>
    </PeakStage>
  );
}

/** The button that leaves the stage; not for a key that has been held since the question. */
function GoOn({ onEnd }: Pick<Props, 'onEnd'>) {
  return (
    <Button
      autoFocus
      variant="primary"
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={onEnd}
    >
      {words.goOn}
    </Button>
  );
}
