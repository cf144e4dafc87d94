import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import type { QueuedCell } from '../stepQueue.ts';
import type { MapPictures } from '../tiles/mapPictures.ts';
import { speck } from '../tiles/paints.ts';
import type { GroundAt } from '../tiles/terrain.ts';

const cell = 16;
/** Map pixels below the southern edge of the player's cell at which the boat's foot lies, so that the figure stands inside. */
const below = { across: 4, along: 7 } as const;
/** Map pixels above its foot at which its near side begins: it hides the feet of whoever stands behind it. */
const nearSide = 8.6;
/** How far it rises and sinks in map pixels, how far it leans, and how often in radians a second. */
const swell = { rise: 0.9, lean: 0.05, pace: 6.5 } as const;

/** Map pixels between two pairs of ripples, and from its middle back to where they begin. */
const stride = 7;
const stern = 8;

/** Where on the water a boat is whose passenger is at a place: it waits at the shore while they step in or out. Null on land. */
export function afloatAt({ x, y }: QueuedCell, groundAt: GroundAt): QueuedCell | null {
  const isWater = (column: number, row: number): boolean => groundAt(column, row) === 'water';
  const [one, other] = [
    { x: Math.floor(x), y: Math.floor(y) },
    { x: Math.ceil(x), y: Math.ceil(y) },
  ];
  const [hasOne, hasOther] = [isWater(one.x, one.y), isWater(other.x, other.y)];
  if (hasOne && hasOther) return { x, y };
  if (hasOne) return one;
  return hasOther ? other : null;
}

/** The boat that carries the player over water. It is the picture of those that lie at the jetties, and the same boat seen from its end. */
export class Boat {
  readonly #scene: StageScene;
  readonly #groundAt: GroundAt;
  readonly #across: GameObjects.Image;
  /** The side of the same picture that lies before the player. */
  readonly #near: GameObjects.Image;
  readonly #along: GameObjects.Image;
  #sailed = 0;
  /** Where its last ripples began, in map pixels. */
  #rippledX = Number.NaN;
  #rippledY = Number.NaN;

  private constructor(
    scene: StageScene,
    groundAt: GroundAt,
    pictures: readonly [GameObjects.Image, GameObjects.Image, GameObjects.Image],
  ) {
    this.#scene = scene;
    this.#groundAt = groundAt;
    [this.#across, this.#near, this.#along] = pictures;
    for (const picture of pictures) picture.setVisible(false);
  }

  /** The boat of a map; null if its pictures are missing. */
  static on(scene: StageScene, figures: MapPictures, groundAt: GroundAt): Boat | null {
    const pictureOf = (frame: string) => figures.place({ frame, x: 0, y: 0, depth: 0 });
    const [across, near] = [pictureOf('boat'), pictureOf('boat')];
    const along = pictureOf('boat~1') ?? pictureOf('boat');
    if (!across || !near || !along) return null;
    const top = Math.round(near.displayOriginY - nearSide * scene.surface.scale);
    near.setCrop(0, top, near.frame.width, near.frame.height - top);
    return new Boat(scene, groundAt, [across, near, along]);
  }

  /**
   * Follows the player, who is at a place in cells.
   * @param heading the direction in which the player moves, x and y each -1, 0 or 1
   * @returns how far it lifts them, in cells; null if it does not carry them
   */
  carry(place: QueuedCell, heading: QueuedCell | null, ms: number, isLively: boolean): number | null {
    const afloat = afloatAt(place, this.#groundAt);
    this.#sailed = afloat ? this.#sailed + ms : 0;
    const isAlong = heading !== null && heading.y !== 0;
    this.#along.setVisible(afloat !== null && isAlong);
    for (const picture of [this.#across, this.#near]) picture.setVisible(afloat !== null && !isAlong);
    if (afloat === null) return null;
    const phase = isLively ? Math.sin((this.#sailed / 1000) * swell.pace) : 0;
    const [x, y] = [(afloat.x + 0.5) * cell, (afloat.y + 1) * cell - phase * swell.rise];
    const lean = isAlong ? 0 : phase * swell.lean;
    // Whoever still steps in or out is not lifted yet.
    const isInside = afloat.x === place.x && afloat.y === place.y;
    const lift = isInside ? (phase * swell.rise) / cell : 0;
    // That of the figure, which is drawn between both.
    const depth = (place.y - lift + 1) * cell;
    const isWestward = heading !== null && heading.x < 0;
    this.#along.setPosition(x, y + below.along).setDepth(depth - 0.4);
    this.#across.setPosition(x, y + below.across).setDepth(depth - 0.4);
    this.#near.setPosition(x, y + below.across).setDepth(depth + 0.4);
    for (const picture of [this.#across, this.#near]) picture.setRotation(lean).setFlipX(isWestward);
    if (isLively && heading) this.#leaveWake(x, (afloat.y + 1) * cell, heading);
    return lift;
  }

  /** Two ripples every few pixels, which run away from its sides. */
  #leaveWake(x: number, y: number, { x: east, y: south }: QueuedCell): void {
    const far = Math.hypot(x - this.#rippledX, y - this.#rippledY);
    if (far < stride) return;
    [this.#rippledX, this.#rippledY] = [x, y];
    const heading = Math.atan2(south, east);
    const size = 1 / this.#scene.surface.scale;
    for (const side of [-1, 1]) {
      const ripple = speck(this.#scene, 'ripple', 12, drawRipple).setDepth(-0.4).setRotation(heading);
      const run = (progress: number) => {
        const aside = side * (4 + progress * 9);
        ripple
          .setPosition(x - east * stern - south * aside, y - south * stern + east * aside)
          .setScale(size * (0.6 + progress * 0.6), size * side * (0.6 + progress * 0.6))
          .setAlpha(0.9 * (1 - progress));
      };
      void this.#scene.motion.run({ ms: 900, step: run }).then(() => ripple.destroy());
    }
  }
}

/** A stroke of foam that leads backwards and away from the boat on its right. */
function drawRipple(context: CanvasRenderingContext2D): void {
  Object.assign(context, { strokeStyle: '#e9fbff', lineWidth: 1.3, lineCap: 'round' });
  context.beginPath();
  context.moveTo(4, -2.5);
  context.quadraticCurveTo(0.5, -1, -4.5, 2.5);
  context.stroke();
}
