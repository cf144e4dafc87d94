import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import { type EffectLayer, type Flight, momentOf, newMoment } from './flight.ts';
import type { FrameName } from './frames.ts';
import type { Sheets } from './sheets.ts';

const depths: Readonly<Record<EffectLayer, number>> = { ground: 6, behind: 9, front: 20 };

interface Flying {
  readonly image: GameObjects.Image;
  readonly layer: EffectLayer;
  flight: Flight | null;
  age: number;
}

/**
 * The images of all effects. Finished ones are reused, so that there are only as many as the busiest moment of the
 * battle needs. Moving them allocates nothing in a frame.
 */
export class Pool {
  readonly #scene: StageScene;
  readonly #sheets: Sheets;
  readonly #all: Flying[] = [];
  readonly #moment = newMoment();
  #held = 0;

  constructor(scene: StageScene, sheets: Sheets) {
    this.#scene = scene;
    this.#sheets = sheets;
  }

  /** Starts a particle. */
  fly(flight: Flight): void {
    if (this.#scene.motion.rushing) return;
    const { layer = 'front' } = flight;
    const flying = this.#all.find((one) => one.flight === null && one.layer === layer) ?? this.#add(layer);
    flying.flight = flight;
    flying.age = -(flight.delay ?? 0);
    const { key, frame, origin } = this.#sheets.find(flight.frame);
    flying.image
      .setTexture(key, frame)
      .setOrigin(origin[0], origin[1])
      .setFlipX(flight.mirrored === true);
    this.#scene.redraw();
  }

  /** Moves all particles. Returns true while one of them is active. */
  advance(ms: number): boolean {
    const passed = Math.max(ms - this.#held, 0);
    this.#held = Math.max(this.#held - ms, 0);
    let busy = false;
    for (let index = 0; index < this.#all.length; index += 1) {
      const flying = this.#all[index];
      if (flying !== undefined && flying.flight !== null && this.#move(flying, flying.flight, passed))
        busy = true;
    }
    return busy;
  }

  /** Pauses all particles for `ms` milliseconds, which makes a blow feel heavy. */
  hold(ms: number): void {
    this.#held = ms;
  }

  /** Hides all particles. */
  clear(): void {
    this.#held = 0;
    for (const flying of this.#all) rest(flying);
  }

  /** Number of images created so far. */
  get size(): number {
    return this.#all.length;
  }

  #move(flying: Flying, flight: Flight, ms: number): boolean {
    flying.age += ms;
    if (flying.age < 0) return true;
    if (flying.age >= flight.ms) {
      rest(flying);
      return false;
    }
    const moment = this.#moment;
    momentOf(flight, flying.age / flight.ms, moment);
    const unit = this.#sheets.unit;
    flying.image
      .setVisible(moment.opacity > 0.01)
      .setPosition(moment.x, moment.y)
      .setRotation(moment.angle)
      .setAlpha(moment.opacity)
      .setScale(Math.max(moment.width, 0.001) * unit, Math.max(moment.height, 0.001) * unit);
    return true;
  }

  #add(layer: EffectLayer): Flying {
    const { key } = this.#sheets.find('common.light' satisfies FrameName);
    const image = this.#scene.picture(0, 0, key).setDepth(depths[layer]).setVisible(false);
    const flying = { image, layer, flight: null, age: 0 };
    this.#all.push(flying);
    return flying;
  }
}

function rest(flying: Flying): void {
  flying.flight = null;
  flying.image.setVisible(false);
}
