import type { Stage } from './core/fit.ts';
import { type Kind, type KindOptions, type Palette, paletteOf } from './core/kinds.ts';
import { Scene } from './core/scene.ts';
import type { PlanName } from './plan-names.ts';

export interface CreatureOptions extends KindOptions {
  /** 1…3 in an evolution line, 0 alone; sets the size. Default 0. */
  readonly stage?: Stage;
  /** For creatures that fly or swim: units above the middle of the canvas. */
  readonly float?: number;
  readonly palette: Palette;
  /** How the body is built. */
  readonly plan: PlanName;
}

/** The drawing of one species. */
export interface Creature extends CreatureOptions {
  readonly id: string;
  readonly draw: (scene: Scene) => void;
}

/** Declares a species; `id` is its name in lower case. It faces left, and may be drawn anywhere. */
export function creature(id: string, options: CreatureOptions, draw: (scene: Scene) => void): Creature {
  return { ...options, id, draw };
}

/** The finished picture of a species. */
export function drawCreature(species: Creature, kind: Kind = 'normal', blink = false): Scene {
  const { stage = 0, float } = species;
  const placement = float === undefined ? { stage } : { stage, float };
  const id = `${species.id}-${kind}${blink ? '-blink' : ''}-`;
  const scene = new Scene(id, paletteOf(species.palette, kind, species), { placement, kind, blink });
  species.draw(scene);
  return scene;
}
