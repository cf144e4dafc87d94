import type { Scene as PhaserScene } from 'phaser';
import { StageScene } from '../../../scenes/shared/stageScene.ts';
import type { Shape, Surface } from '../../../scenes/shared/surface.ts';
import type { Image, Scene } from './phaser.ts';

export const surfaceOf = (width: number, height: number, scale = 1): Surface => ({
  cssWidth: width,
  cssHeight: height,
  width: width * scale,
  height: height * scale,
  logicalWidth: width,
  logicalHeight: height,
  scale,
});

/** A scene with nothing on it. */
export class EmptyScene extends StageScene {
  shape(): Shape {
    return { width: 992, height: 600, most: 992 };
  }

  protected build(): void {}
}

/** Lets pending promises continue. */
export const settle = (): Promise<unknown> => new Promise((settled) => setImmediate(settled));

/** Runs a scene by itself, one frame after another. */
export class Running {
  readonly scene: Scene;
  readonly faults: unknown[] = [];
  #time = 0;

  constructor(scene: PhaserScene, surface: Surface = surfaceOf(992, 600)) {
    this.scene = scene as unknown as Scene;
    const fault = (problem: unknown) => this.faults.push(problem);
    this.scene.start({ surface, font: 'sans-serif', wake: () => {}, fault });
  }

  /** Draws frames for this many milliseconds and lets pending promises continue after each. */
  async draw(ms: number, frame = 20): Promise<void> {
    for (let passed = 0; passed < ms; passed += frame) {
      this.#time += frame;
      this.scene.update?.(this.#time, frame);
      this.scene.render();
      await settle();
    }
  }

  /** Every picture on the stage, including those in containers. */
  get pictures(): readonly Image[] {
    return picturesIn(this.scene.children.list, () => true);
  }

  /** The visible pictures. */
  get seen(): readonly Image[] {
    return picturesIn(this.scene.children.list, ({ visible, alpha }) => visible && alpha > 0);
  }

  close(): void {
    this.scene.shutdown();
  }
}

type Shown = Scene['children']['list'][number];

const picturesIn = (list: readonly Shown[], wanted: (shown: Shown) => boolean): Image[] =>
  list
    .filter(wanted)
    .flatMap((one) => ('list' in one ? picturesIn(one.list as Shown[], wanted) : [one as Image]));
