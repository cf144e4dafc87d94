import { type Cave, cavesOn } from '../../../content/maps/ways/caves.ts';
import { paint, repaint } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { MULTIPLY } from '../tiles/paints.ts';

/** Texture pixels per map pixel: few, because neither dark nor light has sharp edges. */
const scale = 0.375;
const cell = 16;
/** Map pixels over which the dark fades at the mouth of a cave. */
const fade = 7;
/** Radius of the lamp in map pixels: somewhat more than two cells. */
const reach = 44;
const dark = '#1b1828';

/** The dark of a map's caves, in which the player's lamp shines. It burns evenly: nothing changes while nobody walks. */
export class CaveLight {
  readonly #scene: StageScene;
  readonly #texture: string;
  readonly #caves: readonly Cave[];
  readonly #left: number;
  readonly #top: number;
  readonly #width: number;
  readonly #height: number;
  /** Where the lamp was last drawn, in the texture's map pixels; far away until then. */
  #x = Number.NEGATIVE_INFINITY;
  #y = Number.NEGATIVE_INFINITY;

  constructor(scene: StageScene, map: string) {
    const caves = cavesOn(map);
    this.#scene = scene;
    this.#caves = caves;
    this.#left = (Math.min(...caves.map(({ from }) => from.x)) - 1) * cell;
    this.#top = (Math.min(...caves.map(({ from }) => from.y)) - 1) * cell;
    this.#width = (Math.max(...caves.map(({ to }) => to.x)) + 2) * cell - this.#left;
    this.#height = (Math.max(...caves.map(({ to }) => to.y)) + 2) * cell - this.#top;
    this.#texture = paint(scene, 'caves', { width: this.#width, height: this.#height }, scale, (context) =>
      this.#draw(context),
    );
    scene.add
      .image(this.#left, this.#top, this.#texture)
      .setOrigin(0, 0)
      .setScale(1 / scale)
      .setDepth(9020)
      .setBlendMode(MULTIPLY);
  }

  /** Moves the lamp to a place in map pixels. */
  carry(x: number, y: number): void {
    const [before, now] = [this.#reaches(), { x: x - this.#left, y: y - this.#top }];
    if (now.x === this.#x && now.y === this.#y) return;
    [this.#x, this.#y] = [now.x, now.y];
    // Away from the caves nothing is drawn anew.
    if (before || this.#reaches())
      repaint(this.#scene, this.#texture, scale, (context) => this.#draw(context));
  }

  #reaches(): boolean {
    const isNear = (at: number, side: number): boolean => at > -reach && at < side + reach;
    return isNear(this.#x, this.#width) && isNear(this.#y, this.#height);
  }

  #draw(context: CanvasRenderingContext2D): void {
    context.globalCompositeOperation = 'source-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, this.#width, this.#height);
    context.filter = `blur(${fade * scale}px)`;
    context.fillStyle = dark;
    context.beginPath();
    for (const { from, to } of this.#caves) {
      const [left, top] = [from.x * cell - this.#left - fade, from.y * cell - this.#top - fade];
      const [right, bottom] = [(to.x + 1) * cell - this.#left + fade, (to.y + 1) * cell - this.#top + fade];
      context.roundRect(left, top, right - left, bottom - top, fade);
    }
    context.fill();
    context.filter = 'none';
    if (this.#reaches()) this.#shine(context);
  }

  /** The warm round of the lamp. Where it is light already it changes nothing. */
  #shine(context: CanvasRenderingContext2D): void {
    const [x, y] = [this.#x, this.#y];
    const light = context.createRadialGradient(x, y, 0, x, y, reach);
    light.addColorStop(0, 'rgba(255, 226, 184, 1)');
    light.addColorStop(0.4, 'rgba(255, 214, 164, 0.78)');
    light.addColorStop(0.75, 'rgba(255, 196, 140, 0.24)');
    light.addColorStop(1, 'rgba(255, 190, 130, 0)');
    context.globalCompositeOperation = 'screen';
    context.fillStyle = light;
    context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
    context.globalCompositeOperation = 'source-over';
  }
}
