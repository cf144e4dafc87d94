import { useEffect, useState } from 'react';
import type { BattleCreature } from '../../../../../contract/shapes/creature.ts';
import { sendCue } from '../../../../bridge/signals/cues.ts';
import type { BattleDetails } from '../../../../bridge/state.ts';
import { peakWords } from '../../../../locales/en/peaks.ts';
import { CreaturePicture } from '../../../../ui/creatureCard/CreaturePicture.tsx';
import { PeakStage } from '../../../../ui/peaks/PeakStage.tsx';
import { Sparks } from '../../../../ui/peaks/Sparks.tsx';
import { Stamp } from '../../../../ui/peaks/Stamp.tsx';
import { Picture } from '../../../../ui/pictures/Picture.tsx';
import styles from './CaughtStage.module.css';

/** Milliseconds until the ball opens, and until the stamp comes down. */
const OPENS = 620;
const STAMPED = 1500;
const SHINY = 3;

/** The ball that has held, opening, and the creature that bursts from it. */
export function CaughtStage({ battle, creature }: { battle: BattleDetails; creature: BattleCreature }) {
  const { name, kind, types } = creature;
  const { firsts, events } = battle;
  const [isStill, setStill] = useState(false);
  const thrown = events.findLast((event) => event.type === 'throw');
  const ball = thrown?.type === 'throw' ? thrown.ball : 'nball';
  useEffect(() => {
    const cry = setTimeout(() => sendCue({ cry: name }), isStill ? 0 : OPENS);
    return () => clearTimeout(cry);
  }, [name, isStill]);
  const stamp = firsts?.kind
    ? peakWords.stamps[kind === SHINY ? 'shiny' : 'dark']
    : firsts?.species && peakWords.stamps.species;
  return (
    <PeakStage type={types[0]} gold={kind === SHINY} className={styles.stage} onStill={() => setStill(true)}>
      <span className={styles.flash} aria-hidden="true" />
      <span className={styles.shut} aria-hidden="true">
        <Picture name={`items/${ball}`} alt="" size={96} />
      </span>
      <span className={styles.open} aria-hidden="true">
        <Picture name={`items/${ball}.open`} alt="" size={96} />
      </span>
      <span className={styles.creature}>
        <CreaturePicture name={name} kind={kind} size={360} joyful className={styles.picture} />
      </span>
      <Sparks delay={OPENS} stay={kind === SHINY} />
      {stamp && <Stamp word={stamp} delay={STAMPED} gold={Boolean(firsts?.kind)} />}
    </PeakStage>
  );
}
