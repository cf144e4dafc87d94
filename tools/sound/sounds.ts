import { MUSIC_PIECES, SOUND_EFFECTS } from '../../content/sounds.ts';
import { species } from '../../content/species/index.ts';
import { cryOf } from './cries/cry.ts';
import { type EffectRecipe, renderEffect } from './effects/effect.ts';
import { EFFECT_RECIPES } from './effects/effects.ts';
import type { Quality } from './files/encode.ts';
import { finishLoop, finishShort } from './measure/finish.ts';
import { PIECE_TABLES } from './music/pieces.ts';
import { renderPiece } from './music/render.ts';
import type { Samples } from './synth/rate.ts';

/** A sound of the game before it is rendered. */
export interface PlannedSound {
  /**
   * Path of its file without ending, below `assets/generated/sounds`: `music/home`, `effects/tap`, `cries/kindlam`.
   */
  readonly name: string;
  readonly quality: Quality;
  readonly make: () => Samples[];
}

/** A low quality makes noise louder, and effects contain much noise. */
const EFFECT: Quality = { ogg: 2.5, mp3: 48, loops: false };
const CRY: Quality = { ogg: 0.5, mp3: 40, loops: false };
const MONO: Quality = { ogg: 0, mp3: 40, loops: true };
const STEREO: Quality = { ogg: 0, mp3: 48, loops: true };

const short = (name: string, recipe: EffectRecipe, quality: Quality): PlannedSound => ({
  name,
  quality,
  make: () => [finishShort(renderEffect(name, recipe), recipe.loudness ?? -16)],
});

function effect(name: string): PlannedSound {
  const recipe = EFFECT_RECIPES[name];
  if (!recipe) throw new Error(`the effect ${name} has no recipe: add it to tools/sound/effects`);
  return short(`effects/${name}`, recipe, EFFECT);
}

/** Every sound: pieces, effects, cries. */
export function plannedSounds(): PlannedSound[] {
  const pieces = MUSIC_PIECES.map((piece) => {
    const table = PIECE_TABLES[piece];
    return {
      name: `music/${piece}`,
      quality: table.stereo ? STEREO : MONO,
      make: () => finishLoop(renderPiece(piece, table), table.loudness),
    };
  });
  const cries = Object.values(species).map((one) => short(`cries/${one.id}`, cryOf(species, one), CRY));
  return [...pieces, ...SOUND_EFFECTS.map(effect), ...cries];
}
