import type { GameObjects } from 'phaser';
import type { WorldSlice } from '../../../src/bridge/state.ts';
import type { MapPicture } from './mapFile.ts';

/** The gates of a map: each has a picture of the closed and one of the open gate in the same place. */
export class Gates {
  readonly #pictures: {
    readonly gate: NonNullable<MapPicture['gate']>;
    readonly image: GameObjects.Image;
  }[] = [];

  add(gate: NonNullable<MapPicture['gate']>, image: GameObjects.Image): void {
    this.#pictures.push({ gate, image });
  }

  /** Shows which gates are closed for the player. */
  show(closed: WorldSlice['gates']): void {
    for (const { gate, image } of this.#pictures)
      image.setVisible(gate.open !== closed.some(({ mapName }) => mapName === gate.to));
  }
}
