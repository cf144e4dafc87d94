import {
  checkShape,
  checkSource,
  hasReadableEyes,
  type Measured,
  measure,
  pictureDifference,
} from './core/checks.ts';
import { type Creature, drawCreature } from './creature.ts';

/** Smallest mean difference between the kinds of a species, and between open and closed eyes. */
const KIND_DIFFERENCE = 10;
const BLINK_DIFFERENCE = 0.15;

export interface CreatureReport {
  readonly faults: readonly string[];
  readonly measured: Measured;
}

/** Everything a single creature is checked for. */
export function checkCreature(species: Creature): CreatureReport {
  const normal = drawCreature(species).svg();
  const measured = measure(normal);
  const faults = [
    ...checkSource(normal),
    ...checkShape(measured, { stage: species.stage ?? 0, floats: species.float !== undefined }),
  ];
  if (!hasReadableEyes(normal)) faults.push('has no eye that reads at 64 pixels');
  for (const kind of ['dark', 'shiny'] as const) {
    const difference = pictureDifference(normal, drawCreature(species, kind).svg());
    if (difference < KIND_DIFFERENCE) faults.push(`${kind} looks like normal (${difference.toFixed(1)})`);
  }
  const blink = drawCreature(species, 'normal', true).svg();
  if (pictureDifference(normal, blink) < BLINK_DIFFERENCE) faults.push('does not blink');
  return { faults, measured };
}
