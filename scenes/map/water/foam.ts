import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Living } from '../alive.ts';
import { blocksWith, showBlocks } from '../tiles/blocks.ts';
import { coatsOf, paintLayers } from '../tiles/ground.ts';
import type { MapFile } from '../tiles/mapFile.ts';

/** Seconds in which the foam moves up the shore and back. */
const breath = 5.2;

/** The foam along all shores: its frames fade into each other, from the bank outwards and back. */
export class Foam implements Living {
  readonly #frames: readonly (readonly GameObjects.Image[])[];

  constructor(scene: StageScene, map: MapFile, tiles: HTMLImageElement) {
    const layers = map.layers.filter(({ name }) => name === 'foam');
    this.#frames = layers.map((layer, index) => {
      const texture = paintLayers(scene, `foam${index}`, map.size, coatsOf(map, [layer], tiles));
      const blocks = blocksWith(map.size, (column, row) => (layer.tiles[row * map.size + column] ?? -1) >= 0);
      return showBlocks(scene, texture, blocks).map((image) => image.setDepth(-0.8));
    });
  }

  live(seconds: number): void {
    const out = ((1 - Math.cos((seconds / breath) * Math.PI * 2)) / 2) * (this.#frames.length - 1);
    for (let index = 0; index < this.#frames.length; index += 1) {
      const opacity = Math.max(1 - Math.abs(out - index), 0);
      const images = this.#frames[index];
      for (let one = 0; images !== undefined && one < images.length; one += 1)
        images[one]?.setAlpha(opacity).setVisible(opacity > 0);
    }
  }
}
