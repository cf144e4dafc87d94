import type { GameObjects } from 'phaser';
import { dropTexture, paint, paintOnce } from '../shared/paint/paint.ts';
import type { StageScene } from '../shared/stageScene.ts';
import type { QueuedCell } from './stepQueue.ts';
import type { WalkSheet } from './tiles/mapFile.ts';
import type { LoadedWalkSheet } from './walkSheet.ts';

/** Side of a cell in map pixels. */
const cell = 16;
/** Height of the feet in the cell, in map pixels: slightly above its lower edge. */
export const footInCell = 14.5;
/** The walk animation continues this many milliseconds after a step, so that it does not stutter between cells. */
const lingering = 90;

/** The player on the map: a walking figure, or a spinner in its place. */
export class Marker {
  readonly #scene: StageScene;
  #sheet: WalkSheet;
  readonly #body: GameObjects.Image;
  readonly #shadow: GameObjects.Image;
  readonly #spinner: GameObjects.Image;
  readonly #scale: number;
  #walked = 0;
  #stood = lingering;
  #opacity = 1;

  constructor(scene: StageScene, walker: LoadedWalkSheet) {
    this.#scene = scene;
    this.#sheet = walker.sheet;
    this.#shadow = scene.picture(0, 0, paintShadow(scene)).setVisible(false);
    this.#body = scene.picture(0, 0, paintSheet(scene, walker)).setVisible(false);
    this.#scale = scene.surface.scale;
    this.#standOnFeet();
    this.#spinner = scene.picture(0, 0, paintSpinner(scene)).setVisible(false);
  }

  /** Changes the figure; visible after the next `show`. */
  wear(walker: LoadedWalkSheet): void {
    if (walker.sheet.image === this.#sheet.image) return;
    const worn = this.#body.texture.key;
    this.#sheet = walker.sheet;
    this.#body.setTexture(paintSheet(this.#scene, walker));
    this.#standOnFeet();
    dropTexture(this.#scene, worn);
  }

  #standOnFeet(): void {
    const { anchorX, anchorY, scale } = this.#sheet;
    const shrink = this.#scale / scale;
    this.#body.setDisplayOrigin(Math.round(anchorX * shrink), Math.round(anchorY * shrink));
  }

  /** Shows the figure at a place. `ms` is the time since the last call. */
  show(place: QueuedCell, facing: string, walking: boolean, ms: number, sliding = false): void {
    this.#walked = walking ? this.#walked + ms : this.#walked;
    this.#stood = walking ? 0 : this.#stood + ms;
    // Nobody takes a step while they slide.
    if (sliding || !this.lingers) this.#walked = 0;
    const { directions, steps, framesPerSecond } = this.#sheet;
    // The first frame is the standing figure, so that a walk begins with a step.
    const step =
      this.lingers && !sliding ? (1 + Math.floor((this.#walked / 1000) * framesPerSecond)) % steps.length : 0;
    const column = Math.max(directions.indexOf(facing), 0);
    // Standing: whole device pixels, so that the figure is sharp. Walking: any position, so that the motion is smooth.
    const settle = (units: number) => (walking ? units : Math.round(units * this.#scale) / this.#scale);
    const [x, y] = [settle((place.x + 0.5) * cell), settle(place.y * cell + footInCell)];
    const depth = (place.y + 1) * cell;
    this.#body
      .setFrame(step * directions.length + column)
      .setPosition(x, y)
      .setDepth(depth);
    this.#shadow.setPosition(x, y).setDepth(depth - 0.5);
    this.#spinner.setPosition(x, y - cell * 0.45).setDepth(10_000);
  }

  /** Whether the walk animation still runs although the marker has arrived. */
  get lingers(): boolean {
    return this.#stood < lingering;
  }

  /** Shows the spinner instead of the figure. */
  set slow(slow: boolean) {
    this.#body.setVisible(!slow);
    this.#shadow.setVisible(!slow);
    this.#spinner.setVisible(slow);
  }

  spin(ms: number): void {
    this.#spinner.rotation += ms / 160;
  }

  get opacity(): number {
    return this.#opacity;
  }

  set opacity(opacity: number) {
    this.#opacity = opacity;
    this.#body.setAlpha(opacity);
    this.#shadow.setAlpha(opacity);
  }
}

/** Paints the walk sheet at the screen's pixel density; frames are numbered row by row. */
export function paintSheet(scene: StageScene, { sheet, image }: LoadedWalkSheet): string {
  const { scale } = scene.surface;
  const [columns, rows] = [sheet.directions.length, sheet.steps.length];
  const width = Math.round((sheet.frameWidth * scale) / sheet.scale);
  const height = Math.round((sheet.frameHeight * scale) / sheet.scale);
  const size = { width: (columns * (width + 2)) / scale, height: (rows * (height + 2)) / scale };
  const key = paint(scene, sheet.image, size, scale, (context) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    for (let frame = 0; frame < columns * rows; frame += 1) {
      const [column, row] = [frame % columns, Math.floor(frame / columns)];
      const { frameWidth: wide, frameHeight: high } = sheet;
      const whole = [column * wide, row * high, wide, high, 0, 0] as const;
      const [x, y, w, h, left, top] = sheet.cells?.[frame] ?? whole;
      const [shrinkX, shrinkY] = [width / wide, height / high];
      const [toX, toY] = [column * (width + 2) + 1 + left * shrinkX, row * (height + 2) + 1 + top * shrinkY];
      context.drawImage(image, x, y, w, h, toX, toY, w * shrinkX, h * shrinkY);
    }
  });
  const texture = scene.textures.get(key);
  for (let frame = 0; frame < columns * rows; frame += 1) {
    const [x, y] = [(frame % columns) * (width + 2) + 1, Math.floor(frame / columns) * (height + 2) + 1];
    texture.add(frame, 0, x, y, width, height);
  }
  return key;
}

/** The shadow below a figure. */
export function paintShadow(scene: StageScene): string {
  return paintOnce(scene, 'marker:shadow', { width: 14, height: 6 }, scene.surface.scale, (context) => {
    context.fillStyle = 'rgba(29, 58, 42, 0.32)';
    context.beginPath();
    context.ellipse(7, 3, 6.4, 2.4, 0, 0, Math.PI * 2);
    context.fill();
  });
}

function paintSpinner(scene: StageScene): string {
  return paintOnce(scene, 'marker:spinner', { width: 20, height: 20 }, scene.surface.scale, (context) => {
    const ring = (colour: string, width: number, from: number, to: number) => {
      Object.assign(context, { strokeStyle: colour, lineWidth: width, lineCap: 'round' });
      context.beginPath();
      context.arc(10, 10, 7, from, to);
      context.stroke();
    };
    ring('#3b3450', 5, 0, Math.PI * 2);
    ring('#fffdf4', 2.6, 0, Math.PI * 2);
    ring('#ce5a67', 2.6, 0, Math.PI * 0.7);
  });
}
