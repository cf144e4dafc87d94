import { type GameObjects, Scene } from 'phaser';
import { noteStageWork } from '../../src/bridge/signals/stageWork.ts';
import type { BridgeState } from '../../src/bridge/state.ts';
import { bridge } from '../../src/bridge/store.ts';
import { frameTime } from './loop.ts';
import { Idle } from './motion/idle.ts';
import { Motion } from './motion/motion.ts';
import { forgetOtherScales, removeDropped } from './paint/paint.ts';
import type { Room, Shape, Surface } from './surface.ts';

/** What every scene receives when it starts. */
export interface StageData {
  readonly surface: Surface;
  /** Font family of the page. */
  readonly font: string;
  /** Wakes the loop. */
  readonly wake: () => void;
  /** Reports an error: the scene is rebuilt. */
  readonly fault: (problem: unknown) => void;
}

/** A scene that runs from `show` to `hide`. It listens to the bridge and draws frames only while something moves. */
export abstract class StageScene extends Scene {
  surface!: Surface;
  font = 'sans-serif';
  /** Depth in front of the whole scenery: particles, and words above them. */
  front = 20;
  motion!: Motion;
  idle!: Idle;
  /** Counts starts and stops, so that async code can tell that its run of the scene is over. */
  life = 0;
  #letGo: (() => void)[] = [];
  #unfinished = 0;
  #wake: () => void = () => {};
  #fault: (problem: unknown) => void = () => {};

  /** Returns the shape of the scene for the room in a slot. */
  abstract shape(room: Room): Shape;

  /** Adds all objects to the empty scene, from the state of the bridge. */
  protected abstract build(): void;

  /** Advances what uses neither `motion` nor `idle`. Returns true while something of it moves. */
  protected move(_ms: number): boolean {
    return false;
  }

  init(data: StageData): void {
    this.life += 1;
    this.surface = data.surface;
    this.font = data.font;
    this.#wake = data.wake;
    this.#fault = data.fault;
    this.motion = new Motion(data.wake);
    this.idle = new Idle(() => bridge.getState().settings.calm, data.wake);
  }

  create(): void {
    this.events.once('shutdown', () => this.#close());
    this.keep(this.idle.listen());
    forgetOtherScales(this, this.surface.scale);
    const { width, height, scale } = this.surface;
    this.cameras.main.setSize(width, height).setOrigin(0, 0).setZoom(scale);
    this.build();
    this.#wake();
  }

  #moved = false;
  override update(_time: number, delta: number): void {
    const ms = frameTime(delta);
    this.motion.advance(ms);
    this.idle.advance(ms, delta);
    this.#moved = this.move(ms);
    removeDropped(this);
  }

  /** Whether another frame would look different. */
  get moving(): boolean {
    return this.motion.busy || this.idle.active || this.#moved;
  }

  /** Whether only idle motion is running, for which half the frames are enough. */
  get gentle(): boolean {
    return !this.motion.busy && !this.#moved;
  }

  /** Requests a frame after a change without motion. */
  redraw(): void {
    this.#wake();
  }

  /** Subscribes to a part of the bridge's state until the scene stops. `listen` is called once at the start. */
  protected follow<Part>(
    select: (state: BridgeState) => Part,
    listen: (part: Part, before?: Part) => void,
  ): void {
    this.keep(bridge.subscribe(select, listen));
    listen(select(bridge.getState()));
  }

  /** Awaits something outside the scene. If the scene stops meanwhile, the returned promise never settles. */
  async outlive<Result>(promise: Promise<Result>): Promise<Result> {
    const { life } = this;
    const result = await promise;
    return this.life === life ? result : new Promise(() => {});
  }

  /** Starts work that nobody awaits. If it rejects, the scene is rebuilt. */
  protected begin(work: Promise<unknown>): void {
    const { life } = this;
    this.#note(this.#unfinished + 1);
    work
      .catch((problem) => this.life === life && this.#fault(problem))
      .finally(() => this.life === life && this.#note(this.#unfinished - 1));
  }

  #note(unfinished: number): void {
    this.#unfinished = unfinished;
    noteStageWork(unfinished);
  }

  /** Registers a cleanup function that runs when the scene stops. */
  protected keep(letGo: () => void): void {
    this.#letGo.push(letGo);
  }

  /** Adds an image of a texture that was painted at the surface's scale. Position in units. */
  picture(x: number, y: number, texture: string, frame?: string): GameObjects.Image {
    return this.add.image(x, y, texture, frame).setScale(1 / this.surface.scale);
  }

  #close(): void {
    for (const letGo of this.#letGo) letGo();
    this.#letGo = [];
    this.life += 1;
    this.#note(0);
    this.motion.drop();
  }
}
