import { species as playedSpecies } from '../../content/species/index.ts';
import { recipeOfType } from './core/dark-recipes.ts';
import type { Stage } from './core/fit.ts';
import { type Kind, type KindOptions, type Palette, paletteOf } from './core/kinds.ts';
import { type Feeling, Scene } from './core/scene.ts';
import type { GaitName } from './plans/gaits.ts';
import type { PlanName } from './plans/plan-names.ts';

export interface CreatureOptions extends KindOptions {
  /** Stage in the evolution line, 1…3; 0 for a species without evolution. Sets the size. Default 0. */
  readonly stage?: Stage;
  /** For creatures that fly or swim: height above the middle of the canvas, in units. */
  readonly float?: number;
  readonly palette: Palette;
  /** How the body is built. */
  readonly plan: PlanName;
  /** How it moves in battles; by default as its plan does. */
  readonly gait?: GaitName;
  /**
   * Draws it from behind, looking to the upper right, where the picture made of the forms of the front is too plain:
   * one round mass, or a feature that only the back shows.
   */
  readonly back?: (scene: Scene) => void;
}

/** The drawing of one species. */
export interface Creature extends CreatureOptions {
  readonly id: string;
  readonly draw: (scene: Scene) => void;
  /** The designer's SVG that replaces the drawing, if there is one. */
  readonly source?: PictureSource;
}

/** Supplies the picture of every kind, with open and closed eyes. */
export interface PictureSource {
  picture(kind: Kind, blink: boolean): CreaturePicture;
}

/** Prefix of all ids in a picture, so that several pictures can be in one document. */
export const pictureId = (id: string, kind: Kind, blink: boolean): string =>
  `${id}-${kind}${blink ? '-blink' : ''}-`;

/**
 * Declares a species; `id` is its name in lower case. Draw it facing left, anywhere: it is moved and scaled later. The
 * recipe of its dark kind follows from its first type unless the options name one.
 */
export function creature(id: string, options: CreatureOptions, draw: (scene: Scene) => void): Creature {
  const darkRecipe = options.darkRecipe ?? recipeOfType(playedSpecies[id]?.types[0]);
  return { ...options, darkRecipe, id, draw };
}

/** A finished picture of a creature. */
export interface CreaturePicture {
  /** Definitions and drawing in a 256 × 256 box, to be put inside an `<svg>`. */
  content(): string;
  /** The whole picture as an SVG document. */
  svg(): string;
}

/** The picture of a species as its code draws it. */
export function drawScene(species: Creature, kind: Kind = 'normal', blink = false, feeling?: Feeling): Scene {
  const { stage = 0, float, darkRecipe = 'plum' } = species;
  const placement = float === undefined ? { stage } : { stage, float };
  const id = pictureId(species.id, kind, blink);
  const scene = new Scene(id, paletteOf(species.palette, kind, species), {
    placement,
    kind,
    darkRecipe,
    ...(feeling ? { feeling } : { blink }),
  });
  species.draw(scene);
  return scene;
}

/** The picture of a species from behind: drawn as such, or else made of the forms of its front. */
export const drawBack = (species: Creature, kind: Kind = 'normal', feeling?: Feeling): Scene =>
  species.back
    ? drawScene({ ...species, draw: species.back }, kind, false, feeling)
    : drawScene(species, kind, false, feeling).turn();

/** The finished picture of a species: from a designer's SVG where there is one, otherwise from its code. */
export function drawCreature(species: Creature, kind: Kind = 'normal', blink = false): CreaturePicture {
  return species.source?.picture(kind, blink) ?? drawScene(species, kind, blink);
}
