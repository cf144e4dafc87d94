import type { GameObjects } from 'phaser';
import type { WorldSlice } from '../../../src/bridge/state.ts';
import type { MapPicture } from './mapFile.ts';

type Part = NonNullable<MapPicture['switched']>;

/** The switches of a map and what they open and close: each has two pictures in one place. */
export class SwitchedThings {
  readonly #pictures: { readonly part: Part; readonly image: GameObjects.Image }[] = [];

  add(part: Part, image: GameObjects.Image): void {
    this.#pictures.push({ part, image });
  }

  /** Shows which switches are on and which barriers are open. Those that are not named are as everybody finds them. */
  show({ switches, barriers }: Pick<WorldSlice, 'switches' | 'barriers'>): void {
    const states = [
      ...switches.map(({ x, y, on }) => ({ x, y, on })),
      ...barriers.map(({ x, y, open }) => ({ x, y, on: open })),
    ];
    for (const { part, image } of this.#pictures) {
      const state = states.find(({ x, y }) => x === part.x && y === part.y);
      image.setVisible(part.on === (state?.on ?? part.first));
    }
  }
}
