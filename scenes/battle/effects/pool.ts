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
 * The small pictures of all attacks. Those that have ended are taken again, so that a battle has as many as its
 * busiest moment; a frame makes nothing.
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

  /** Sends a particle off. */
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

  /** True while one of them is under way. */
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

  /** Everything stands still for so long: the weight of a blow. */
  hold(ms: number): void {
    this.#held = ms;
  }

  /** Takes everything away. */
  clear(): void {
    this.#held = 0;
    for (const flying of this.#all) rest(flying);
  }

  /** Pictures made so far. */
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
