import type { GameObjects } from 'phaser';
import type { Living } from '../alive.ts';
import { windAt } from '../grass/bend.ts';
import type { MapPicture } from '../tiles/mapFile.ts';
import type { MapPictures } from '../tiles/mapPictures.ts';

/** Speed of windmill sails in radians per second, and frames per second of waterfalls. */
const turning = 0.75;
const falling = 9;

type Move = (seconds: number, strength: number) => void;

/** Objects that rock on the water, hang from a line, turn in the wind or fall as water. */
export class Movers implements Living {
  readonly #moves: Move[] = [];

  /** Adds an image according to the `move` of its map object. */
  add(figures: MapPictures, standing: MapPicture, image: GameObjects.Image): void {
    const { x, y } = image;
    switch (standing.move) {
      case 'rock':
        this.#moves.push((seconds, strength) => rock(image, x, y, seconds, strength));
        break;
      case 'hang':
        this.#moves.push((seconds, strength) =>
          image.setRotation(windAt(x, y, seconds * 0.8) * strength * 1.4),
        );
        break;
      case 'turn':
        this.#moves.push((seconds) => image.setRotation(seconds * turning));
        break;
      case 'fall':
        this.#fall(figures, standing, image);
        break;
    }
  }

  live(seconds: number, _ms: number, strength: number): void {
    for (let index = 0; index < this.#moves.length; index += 1) this.#moves[index]?.(seconds, strength);
  }

  /** Places all frames on top of each other; one at a time is visible. */
  #fall(figures: MapPictures, standing: MapPicture, first: GameObjects.Image): void {
    const later = Array.from({ length: (standing.frames ?? 1) - 1 }, (_, index) =>
      figures.place({ ...standing, frame: `${standing.frame}~${index + 1}` }),
    );
    const frames = [first, ...later];
    this.#moves.push((seconds) => {
      const shown = Math.floor(seconds * falling) % frames.length;
      for (let index = 0; index < frames.length; index += 1) frames[index]?.setVisible(index === shown);
    });
  }
}

/** The phase depends on the place, so that neighbours do not rock in step. */
function rock(image: GameObjects.Image, x: number, y: number, seconds: number, strength: number): void {
  const phase = x * 0.13 + y * 0.07;
  image.setY(y + Math.sin(seconds * 1.3 + phase) * 0.7 * strength);
  image.setRotation(Math.sin(seconds * 0.9 + phase) * 0.045 * strength);
}
