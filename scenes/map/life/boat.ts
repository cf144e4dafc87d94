import type { GameObjects } from 'phaser';
import type { QueuedCell } from '../stepQueue.ts';
import type { MapPictures } from '../tiles/mapPictures.ts';
import type { GroundAt } from '../tiles/terrain.ts';

const cell = 16;
/** Map pixels below the feet at which the boat's foot lies, so that the figure stands inside. */
const below = 4;

/** The boat that carries the player over water. It is the picture of those that lie at the jetties. */
export class Boat {
  readonly #image: GameObjects.Image;
  readonly #groundAt: GroundAt;

  private constructor(image: GameObjects.Image, groundAt: GroundAt) {
    this.#image = image.setVisible(false);
    this.#groundAt = groundAt;
  }

  /** The boat of a map; null if none of its pictures is one. */
  static on(figures: MapPictures, groundAt: GroundAt): Boat | null {
    const image = figures.place({ frame: 'boat', x: 0, y: 0, depth: 0 });
    return image && new Boat(image, groundAt);
  }

  /** Follows the player, who is at a place in cells. Returns whether the boat carries them. */
  carry(place: QueuedCell): boolean {
    const isAfloat = this.#groundAt(Math.round(place.x), Math.round(place.y)) === 'water';
    this.#image
      .setVisible(isAfloat)
      .setPosition((place.x + 0.5) * cell, (place.y + 1) * cell + below)
      .setDepth((place.y + 1) * cell - 0.4);
    return isAfloat;
  }
}
