import type { GameObjects } from 'phaser';
import { kindLabel } from '../../rules/creatures/kinds.ts';
import { sendCue } from '../../src/bridge/signals/cues.ts';
import type { WildCreature } from '../../src/bridge/state.ts';
import { between, overshoot, slowEnd } from '../shared/motion/ease.ts';
import { kindEffect, type Stand } from '../shared/paint/kindEffect.ts';
import { dropTexture } from '../shared/paint/paint.ts';
import { flyApart } from '../shared/paint/particles.ts';
import { pictureTexture } from '../shared/paint/picture.ts';
import type { StageScene } from '../shared/stageScene.ts';
import type { Surface } from '../shared/surface.ts';
import { paintBackground, paintBlades, paintHalo } from './paints.ts';

/** Moves whatever hides the creature, such as tall grass. */
export interface Hideout {
  rustle(cell: { readonly x: number; readonly y: number }): Promise<void>;
}

/** Side of the creature's picture, in map pixels where the map has its full size and in css pixels where it is smaller. */
const side = 220;
/** Height in css pixels of the strip with the creature's name, which lies on the bottom of small maps. */
const strip = 145;
const feetX = 248;
const footLine = 240 / 256;
/** How far the roots of the grass are below its feet. */
const bladesBelow = 16;
const cell = 16;
const depth = 20_000;
/** Number of creature textures that are kept: on a long walk the player may meet every creature. */
const mostKept = 8;
const light = { shape: 'star', fill: '#fffbe0', line: '#e0a93a' } as const;

/** How large the creature is on a map of this size, and where its feet stand, in map pixels. */
export function standOn({ cssWidth, logicalWidth }: Surface): Stand {
  const unit = logicalWidth / cssWidth;
  const size = Math.max(side, Math.min(side * unit, logicalWidth - strip * unit));
  return { x: feetX, y: 262 + (size - side) * 0.4, size };
}

/** A wild creature that steps out in front of the player. */
export class EncounterView {
  readonly #scene: StageScene;
  readonly #creature: WildCreature;
  readonly #hasGrass: boolean;
  readonly #stand: Stand;
  readonly #dim: GameObjects.Image;
  readonly #halo: GameObjects.Image;
  #body: GameObjects.Image | null = null;
  #grass: GameObjects.Image | null = null;
  #letGo: () => void = () => {};
  #over = false;

  /** `hasGrass`: tall grass stands before its feet. */
  constructor(scene: StageScene, creature: WildCreature, hasGrass = false) {
    this.#scene = scene;
    this.#hasGrass = hasGrass;
    this.#creature = creature;
    this.#stand = standOn(scene.surface);
    this.#dim = scene.picture(0, 0, paintBackground(scene)).setOrigin(0, 0).setDepth(depth).setAlpha(0);
    const { x, y, size } = this.#stand;
    this.#halo = scene.picture(x, y - size * 0.45, paintHalo(scene, creature.kind)).setAlpha(0);
    this.#halo.setDepth(depth + 1);
  }

  /** The grass rustles at the player's cell, then the creature jumps out. */
  async appear(hideout: Hideout, at: { readonly x: number; readonly y: number }): Promise<void> {
    const { motion, surface } = this.#scene;
    const { size, ...feet } = this.#stand;
    const larger = size / side;
    const name = `creatures/${this.#creature.name.toLowerCase()}.${kindLabel(this.#creature.kind)}`;
    const picture = pictureTexture(this.#scene, name, size);
    void motion.run({ ms: 260, step: (progress) => this.#over || this.#dim.setAlpha(progress) });
    sendCue({ effect: 'rustle' });
    await hideout.rustle(at);
    const texture = await picture;
    if (this.#over) return;
    sendCue({ effect: 'encounter' });
    sendCue({ cry: this.#creature.name });
    const body = this.#scene
      .picture(0, 0, texture)
      .setOrigin(0.5, footLine)
      .setDepth(depth + 2);
    this.#body = body;
    forgetLongAgo(this.#scene);
    const grass = this.#hasGrass
      ? this.#scene
          .picture(feet.x, feet.y + bladesBelow * larger, paintBlades(this.#scene))
          .setOrigin(0.5, 1)
          .setDepth(depth + 3)
      : null;
    this.#grass = grass;
    void flyApart(this.#scene, feet.x, feet.y - size * 0.4, { style: light, count: 12, reach: 130, ms: 560 });
    const from = { x: (at.x + 0.5) * cell, y: (at.y + 1) * cell };
    await motion.run({
      ms: 430,
      step: (progress) => {
        if (this.#over) return;
        const way = slowEnd(progress);
        const hop = Math.sin(progress * Math.PI) * 46;
        body.setPosition(between(from.x, feet.x, way), between(from.y, feet.y, way) - hop);
        body.setScale(between(0.12, 1, overshoot(progress)) / surface.scale);
        this.#halo.setAlpha(way).setScale((between(0.4, 1, way) * larger) / surface.scale);
        grass?.setAlpha(way).setScale(larger / surface.scale, (overshoot(progress) * larger) / surface.scale);
      },
    });
    if (!this.#over) this.#live(body);
  }

  /** Fades the creature out and destroys its images. */
  async leave(): Promise<void> {
    if (this.#over) return;
    this.#over = true;
    this.#letGo();
    const parts = [this.#dim, this.#halo, this.#body, this.#grass].filter((part) => part !== null);
    const alphas = parts.map(({ alpha }) => alpha);
    await this.#scene.motion.run({
      ms: 200,
      step: (progress) => {
        for (const [index, part] of parts.entries()) part.setAlpha((alphas[index] ?? 0) * (1 - progress));
      },
    });
    for (const part of parts) part.destroy();
  }

  /** Stops the animation without destroying the images: the scene removes all its objects itself. */
  forget(): void {
    this.#over = true;
    this.#letGo();
  }

  /** Idle motion: the creature breathes and shows the particles of its kind. */
  #live(body: GameObjects.Image): void {
    const { idle, surface } = this.#scene;
    const effect = kindEffect(this.#scene, this.#creature.kind, this.#stand);
    this.#letGo = idle.add((seconds, strength) => {
      const breath = 0.016 * strength * (1 + Math.sin(seconds * 3.3));
      body.setScale((1 + breath * 0.6) / surface.scale, (1 - breath) / surface.scale);
      this.#grass?.setRotation(0.02 * strength * Math.sin(seconds * 1.7));
      if (strength === 1) effect(seconds);
    });
  }
}

/** Drops the oldest creature textures. */
function forgetLongAgo(scene: StageScene): void {
  const creatures = scene.textures.getTextureKeys().filter((key) => key.startsWith('creatures/'));
  for (const key of creatures.slice(0, -mostKept)) dropTexture(scene, key);
}
