import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Living } from '../alive.ts';
import type { Light } from '../light.ts';
import type { MapPoint } from '../tiles/mapFile.ts';
import { ADD, fillPath, paintGlow, scatter, speck } from '../tiles/paints.ts';

const wing = 'M.3-.2C1-3 4-3.2 3.7-.8 3.5.7 1.5.6.6.3 2.6.6 2.8 2.6 1.4 2.6.5 2.6.3 1 .2.4Z';

/** A butterfly or a moth seen from above, about 8 units wide. */
function flier(scene: StageScene, colour: string, edge: string): GameObjects.Image {
  return speck(scene, `flier${colour}`, 11, (context) => {
    context.strokeStyle = edge;
    context.lineWidth = 0.9;
    for (const side of [1, -1]) {
      context.save();
      context.scale(side, 1);
      context.stroke(new Path2D(wing));
      fillPath(context, wing, colour);
      context.restore();
    }
    context.lineWidth = 0.9;
    context.beginPath();
    context.moveTo(0, -1.3);
    context.lineTo(0, 1.6);
    context.stroke();
  });
}

interface Flight {
  readonly image: GameObjects.Image;
  readonly home: MapPoint;
  readonly seed: number;
}

/** Butterflies or moths, each flying about its own place; they appear and disappear with the light. */
export class Fliers implements Living {
  readonly #flights: readonly Flight[];
  readonly #scale: number;
  readonly #range: number;
  readonly #pace: number;
  readonly #wanted: () => number;

  constructor(
    scene: StageScene,
    homes: readonly MapPoint[],
    looks: readonly (readonly [colour: string, edge: string])[],
    manner: { readonly range: number; readonly pace: number; readonly depth: number },
    wanted: () => number,
  ) {
    this.#scale = scene.surface.scale;
    this.#range = manner.range;
    this.#pace = manner.pace;
    this.#wanted = wanted;
    this.#flights = homes.map((home, seed) => {
      const [colour, edge] = looks[seed % looks.length] ?? ['#ffffff', '#3b3450'];
      return { image: flier(scene, colour, edge).setDepth(manner.depth), home, seed };
    });
  }

  live(seconds: number, _ms: number, strength: number): void {
    const opacity = this.#wanted() * strength;
    for (let index = 0; index < this.#flights.length; index += 1) {
      const flight = this.#flights[index];
      if (flight === undefined) continue;
      const { image, home, seed } = flight;
      image.setVisible(opacity > 0.02);
      if (opacity <= 0.02) continue;
      const time = seconds * this.#pace + seed * 7.3;
      const x = Math.sin(time * 0.61 + seed) + 0.5 * Math.sin(time * 1.7);
      const y = Math.sin(time * 0.47 + seed * 2) + 0.4 * Math.cos(time * 1.9);
      const heading = Math.cos(time * 0.61 + seed) * 0.5;
      image
        .setPosition(
          home.x + x * this.#range,
          home.y + y * this.#range * 0.6 - Math.abs(Math.sin(time * 4)) * 1.5,
        )
        .setRotation(heading)
        .setScale((0.25 + 0.75 * Math.abs(Math.sin(time * 7))) / this.#scale, 1 / this.#scale)
        .setAlpha(opacity);
    }
  }
}

/** Fireflies: small lights that wander and pulse, at night. */
export class Fireflies implements Living {
  readonly #lights: readonly GameObjects.Image[];
  readonly #homes: readonly MapPoint[];
  readonly #light: () => Light;

  constructor(scene: StageScene, homes: readonly MapPoint[], light: () => Light) {
    this.#homes = homes;
    this.#light = light;
    this.#lights = homes.map(() => paintGlow(scene, '214, 255, 120', 6).setDepth(9100).setBlendMode(ADD));
  }

  live(seconds: number, _ms: number, strength: number): void {
    const wanted = this.#light().night * strength;
    for (let index = 0; index < this.#lights.length; index += 1) {
      const [light, home] = [this.#lights[index], this.#homes[index]];
      if (light === undefined || home === undefined) continue;
      const pulse = Math.max(Math.sin(seconds * (0.9 + scatter(index, 3) * 0.5) + index * 2.1), 0);
      light.setVisible(wanted * pulse > 0.02);
      if (!light.visible) continue;
      const time = seconds * 0.35 + index * 5;
      light
        .setPosition(
          home.x + Math.sin(time) * 12 + Math.sin(time * 2.3) * 4,
          home.y + Math.cos(time * 1.3) * 8,
        )
        .setAlpha(pulse * wanted);
    }
  }
}
