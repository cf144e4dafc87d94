import type { CreatureType } from '../../../rules/creatures/types.ts';
import { held } from '../synth/envelope.ts';
import type { EffectRecipe } from './effect.ts';
import { burst, ping, thump, whoosh } from './kit.ts';
import { LIVING_TYPES } from './typesLiving.ts';
import { MATTER_TYPES } from './typesMatter.ts';

/** The attack sound of each type. */
export const TYPE_EFFECTS: Readonly<Record<CreatureType, EffectRecipe>> = {
  ...MATTER_TYPES,
  ...LIVING_TYPES,
  normal: {
    layers: [
      whoosh(
        [
          [0, 800],
          [0.12, 2600],
        ],
        0.16,
        { level: 0.8 },
      ),
      thump(240, 75, 0.2, { at: 0.1 }),
      burst({ kind: 'low', cutoff: 3600 }, 0.07, { at: 0.1 }),
      ping(480, 0.06, { wave: 'pulse', at: 0.1, level: 0.25 }),
    ],
    loudness: -15.6,
  },
  fighting: {
    layers: [
      ...[0, 0.13].flatMap((at) => [
        burst({ kind: 'band', cutoff: 2100, resonance: 0.9 }, 0.05, { at, level: 1.3 }),
        thump(280, 90, 0.12, { at, drive: 1.6 }),
      ]),
      burst({ kind: 'band', cutoff: 1600, resonance: 0.8 }, 0.1, { at: 0.3, level: 1.6 }),
      thump(330, 55, 0.3, { at: 0.3, drive: 2.2, level: 1.3 }),
      {
        wave: 'saw',
        pitch: 110,
        seconds: 0.1,
        envelope: held(0.002, 0.08),
        at: 0.3,
        level: 0.25,
      },
    ],
    loudness: -14.6,
  },
};
