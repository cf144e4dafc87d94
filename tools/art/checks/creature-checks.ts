import type { CreatureType } from '../../../rules/creatures/types.ts';
import {
  checkShape,
  checkSource,
  hasReadableEyes,
  type Measured,
  measure,
  pictureDifference,
} from '../core/checks.ts';
import { edgeContrast } from '../core/contrast.ts';
import { KINDS } from '../core/kinds.ts';
import { mix } from '../core/oklch.ts';
import { type Creature, drawCreature } from '../creature.ts';
import { TYPE_COLOURS } from '../icons/types.ts';
import { checkDarkKind, checkShinyKind } from './dark-kind.ts';
import { checkWeight, encodeCreature } from './weight.ts';

/** Smallest mean difference between the kinds of a species, and between open and closed eyes. */
const KIND_DIFFERENCE = 10;
const BLINK_DIFFERENCE = 0.15;
/** Share of the edge that must contrast with every background on which the game shows creatures. */
const VISIBLE_EDGE = 0.86;
const GROUNDS = { meadow: '#8ed06b', white: '#ffffff' } as const;
/** Share of the type's colour in the background of a card (`src/ui/creatureCard/CreatureWindow.module.css`). */
const CARD_TINT = 0.45;

export interface CreatureReport {
  readonly faults: readonly string[];
  readonly measured: Measured;
}

function checkContrast(svg: string, kind: string, types: readonly CreatureType[]): string[] {
  const cards = types
    .slice(0, 1)
    .map((type) => [`the ${type} card`, mix('#ffffff', TYPE_COLOURS[type], CARD_TINT)]);
  const grounds = [...Object.entries(GROUNDS), ...cards];
  const shares = edgeContrast(
    svg,
    grounds.map(([, colour]) => colour as string),
  );
  return grounds.flatMap(([name], i) => {
    const share = shares[i]!;
    return share >= VISIBLE_EDGE
      ? []
      : [`${kind} fades into ${name} on ${Math.round((1 - share) * 100)} % of its edge`];
  });
}

/** Runs all checks of a single drawing except for the file size. */
export function checkCreature(drawing: Creature, types: readonly CreatureType[] = []): CreatureReport {
  const normal = drawCreature(drawing).svg();
  const measured = measure(normal);
  const faults = [
    ...checkSource(normal),
    ...checkShape(measured, { stage: drawing.stage ?? 0, floats: drawing.float !== undefined }),
  ];
  const blink = drawCreature(drawing, 'normal', true).svg();
  if (!hasReadableEyes(normal, blink)) faults.push('has no eye that reads at 64 pixels');
  if (pictureDifference(normal, blink) < BLINK_DIFFERENCE) faults.push('does not blink');
  for (const kind of KINDS) {
    const svg = kind === 'normal' ? normal : drawCreature(drawing, kind).svg();
    faults.push(...checkContrast(svg, kind, types));
    if (kind === 'dark') faults.push(...checkDarkKind(normal, svg));
    if (kind === 'shiny') faults.push(...checkShinyKind(normal, svg));
    const difference = kind === 'normal' ? KIND_DIFFERENCE : pictureDifference(normal, svg);
    if (difference < KIND_DIFFERENCE) faults.push(`${kind} looks like normal (${difference.toFixed(1)})`);
  }
  return { faults, measured };
}

/** Encodes every kind and reports files that are too large. Takes half a second. */
export async function checkWeights(drawing: Creature): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of KINDS) {
    const { length } = await encodeCreature(drawCreature(drawing, kind).svg());
    faults.push(...checkWeight(length, kind));
  }
  return faults;
}
