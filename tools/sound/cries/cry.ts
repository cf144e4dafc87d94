import { firstId } from '../../../content/species/formerNames.ts';
import type { CreatureType, Species } from '../../../rules/creatures/types.ts';
import type { EffectRecipe, Layer } from '../effects/effect.ts';
import type { Curve } from '../synth/curve.ts';
import { around, type Random, seeded } from '../synth/random.ts';
import { contourOf, type Syllable } from './contour.ts';
import { type Catalogue, type Traits, traitsOf } from './traits.ts';
import { VOICES } from './voices.ts';

const pitchOf = (pitch: number, { from, middle, to }: Syllable, seconds: number): Curve => [
  [0, pitch * from],
  [seconds * 0.35, pitch * middle],
  [seconds, pitch * to],
];

/** The voice of a syllable: a tone and a filter that opens and closes once, like a mouth. */
function sing(type: CreatureType, pitch: number, syllable: Syllable, seconds: number, at: number): Layer {
  const { open, breath: _, ...voice } = VOICES[type];
  const top = Math.min(9000, Math.max(900, pitch * syllable.middle * open));
  return {
    ...voice,
    at,
    pitch: pitchOf(pitch, syllable, seconds),
    seconds: seconds * 0.82,
    envelope: { attack: 0.014, decay: seconds * 1.6, sustain: 0.35, release: seconds * 0.25 },
    filter: {
      kind: 'low',
      resonance: 1.8,
      cutoff: [
        [0, top * 0.45],
        [seconds * 0.3, top],
        [seconds, top * 0.4],
      ],
    },
    level: syllable.level,
  };
}

function breathe(type: CreatureType, pitch: number, syllable: Syllable, seconds: number, at: number): Layer {
  return {
    wave: 'noise',
    pitch: 24_000,
    at,
    seconds: seconds * 0.7,
    envelope: { attack: 0.02, decay: seconds, sustain: 0.2, release: seconds * 0.25 },
    filter: { kind: 'band', cutoff: Math.min(6000, Math.max(700, pitch * 4)), resonance: 1.5 },
    level: VOICES[type].breath * syllable.level,
  };
}

function layersOf(
  { types }: Species,
  { pitch, seconds }: Traits,
  syllables: Syllable[],
  temper: Random,
): Layer[] {
  const [first, second] = types;
  const own = around(temper, 1, 0.04);
  const interval = [0.5, 1.5, 2][Math.floor(temper() * 3)]!;
  return syllables.flatMap((syllable) => {
    const [at, length] = [syllable.start * seconds, syllable.length * seconds];
    const layers = [
      sing(first, pitch * own, syllable, length, at),
      breathe(first, pitch * own, syllable, length, at),
    ];
    if (!second) return layers;
    const other = sing(second, pitch * own * interval, syllable, length, at);
    return [
      ...layers,
      { ...other, level: syllable.level * 0.45 },
      breathe(second, pitch, syllable, length, at),
    ];
  });
}

/** The cry of a species: the contour depends on its line, pitch and length on its body, the rest on its id. */
export function cryOf(catalogue: Catalogue, species: Species): EffectRecipe {
  const traits = traitsOf(catalogue, species);
  const syllables = contourOf(seeded(`contour ${firstId(traits.root)}`));
  const isGreat = species.rarity === 'legendary' || species.stage === 3;
  return {
    layers: layersOf(species, traits, syllables, seeded(`temper ${firstId(species.id)}`)),
    ...(isGreat ? { echo: { seconds: 0.09, again: 0.25, level: 0.3 } } : {}),
    loudness: -15.6 - 0.4 * (3 - species.stage),
  };
}
