import type { GameObjects } from 'phaser';
import { kindLabel } from '../../../rules/creatures/kinds.ts';
import type { Kind } from '../../../rules/creatures/types.ts';
import { formOf } from '../../../src/bridge/assets/smallForm.ts';
import { noteAsked } from '../../shared/paint/asked.ts';
import { pictureTexture } from '../../shared/paint/picture.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { QueuedCell } from '../stepQueue.ts';

/** Side of its picture and of a cell, in map pixels; where the feet are in both. */
const size = 26;
const cell = 16;
const footLine = 240 / 256;
const footInCell = 14;
/** Its distance behind the player along the way, in cells. */
const behind = 1.05;
/** Hops: their height in map pixels, and how many there are for each cell. */
const hop = 2.6;
const hops = 2;

interface Companion {
  readonly name: string;
  readonly kind: Kind;
}
/** Whether two companions look the same. */
export const isSameCompanion = (one: Companion | null, other: Companion | null): boolean =>
  one?.name === other?.name && one?.kind === other?.kind;

/**
 * The point a distance back along a way, and whether the way is long enough.
 * @param way points in cells, the newest last
 */
export function pointBehind(way: readonly QueuedCell[], distance: number): QueuedCell | null {
  let left = distance;
  for (let index = way.length - 1; index > 0; index -= 1) {
    const [to, from] = [way[index], way[index - 1]];
    if (to === undefined || from === undefined) return null;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length >= left) {
      const share = length === 0 ? 0 : left / length;
      return { x: to.x + (from.x - to.x) * share, y: to.y + (from.y - to.y) * share };
    }
    left -= length;
  }
  return null;
}

/** A creature of the team that walks behind the player. It comes out once the player has walked a cell. */
export class Follower {
  readonly creature: Companion;
  /** Resolves when the picture has loaded. */
  readonly dressed: Promise<void>;
  /** Whether it still moves. */
  walking = false;
  readonly #scene: StageScene;
  readonly #body: GameObjects.Image;
  #way: QueuedCell[] = [];
  #x = Number.NaN;
  #gone = 0;

  constructor(scene: StageScene, creature: Companion) {
    this.#scene = scene;
    this.creature = creature;
    this.#body = scene.picture(0, 0, '__DEFAULT').setOrigin(0.5, footLine).setVisible(false);
    this.dressed = this.#dress();
  }

  /** Follows the player, who is at a place in cells. */
  walkTo(place: QueuedCell, ms: number, isWalking: boolean): void {
    this.walking = isWalking;
    const last = this.#way.at(-1);
    if (last === undefined || last.x !== place.x || last.y !== place.y) this.#way.push({ ...place });
    if (this.#way.length > 240) this.#way = this.#way.slice(-120);
    const point = pointBehind(this.#way, behind);
    if (point === null) return;
    if (Math.abs(point.x - this.#x) > 0.001) this.#body.setFlipX(point.x > this.#x);
    this.#x = point.x;
    this.#gone = isWalking ? this.#gone + ms : 0;
    // A step takes about 200 ms: the hops fit it.
    const lift = isWalking ? Math.abs(Math.sin((this.#gone / 200) * Math.PI * (hops / 2))) * hop : 0;
    this.#body
      .setPosition((point.x + 0.5) * cell, point.y * cell + footInCell - lift)
      .setDepth((point.y + 1) * cell - 0.2)
      .setVisible(true);
  }

  /** Starts anew where the player is, after a jump to another place. */
  forget(): void {
    this.#way = [];
    this.#body.setVisible(false);
  }

  destroy(): void {
    this.#body.destroy();
  }

  async #dress(): Promise<void> {
    const { name, kind } = this.creature;
    const picture = `creatures/${name.toLowerCase()}.${kindLabel(kind)}`;
    // A new version of it is told under this name.
    noteAsked(picture);
    const side = (size * this.#scene.surface.scale) / (globalThis.devicePixelRatio || 1);
    const texture = await pictureTexture(this.#scene, formOf(picture, side), size);
    if (!this.#body.active) return;
    this.#body.setTexture(texture);
    this.#scene.redraw();
  }
}
