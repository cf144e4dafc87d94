import { type GameObjects, Scene } from 'phaser';
import type { BridgeState } from '../../src/bridge/state.ts';
import { bridge } from '../../src/bridge/store.ts';
import { frameTime } from './loop.ts';
import { Idle } from './motion/idle.ts';
import { Motion } from './motion/motion.ts';
import { forgetOtherScales, removeDropped } from './paint/paint.ts';
import type { Room, Shape, Surface } from './surface.ts';

/** What every scene on the stage is handed when it starts. */
export interface StageData {
  readonly surface: Surface;
  /** Font family of the page. */
  readonly font: string;
  /** Wakes the loop. */
  readonly wake: () => void;
  /** Takes what was thrown: the scene is built anew. */
  readonly fault: (problem: unknown) => void;
}

/** A scene that lives from `show` to `hide`: it listens to the bridge and moves only while something moves. */
export abstract class StageScene extends Scene {
  surface!: Surface;
  font = 'sans-serif';
  /** Depth of what lies in front of everything that stands: particles, and words above them. */
  front = 20;
  motion!: Motion;
  idle!: Idle;
  /** Counts the starts, so that what was begun in an earlier one can tell. */
  life = 0;
  #letGo: (() => void)[] = [];
  #wake: () => void = () => {};
  #fault: (problem: unknown) => void = () => {};

  /** What the scene looks like in a slot. */
  abstract shape(room: Room): Shape;

  /** Puts everything on the empty stage, from the state of the bridge. */
  protected abstract build(): void;

  /** Moves what follows neither `motion` nor `idle`; true while that is under way. */
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

  /** Whether what moves is only what goes on by itself, for which half the frames are enough. */
  get gentle(): boolean {
    return !this.motion.busy && !this.#moved;
  }

  /** Asks for a frame after something was changed at once. */
  redraw(): void {
    this.#wake();
  }

  /** Follows a part of the bridge's state until the scene is left; told at once how it stands. */
  protected follow<Part>(
    select: (state: BridgeState) => Part,
    listen: (part: Part, before?: Part) => void,
  ): void {
    this.keep(bridge.subscribe(select, listen));
    listen(select(bridge.getState()));
  }

  /** Waits for something outside the scene; if the scene is left meanwhile, whoever waits never goes on. */
  async outlive<Result>(promise: Promise<Result>): Promise<Result> {
    const { life } = this;
    const result = await promise;
    return this.life === life ? result : new Promise(() => {});
  }

  /** Begins what nobody waits for. Where it throws, the scene is broken and is built anew. */
  protected begin(work: Promise<unknown>): void {
    const { life } = this;
    work.catch((problem) => this.life === life && this.#fault(problem));
  }

  /** Keeps what must be let go when the scene is left. */
  protected keep(letGo: () => void): void {
    this.#letGo.push(letGo);
  }

  /** A picture whose texture was painted at the surface's scale, in units. */
  picture(x: number, y: number, texture: string, frame?: string): GameObjects.Image {
    return this.add.image(x, y, texture, frame).setScale(1 / this.surface.scale);
  }

  #close(): void {
    for (const letGo of this.#letGo) letGo();
    this.#letGo = [];
    this.life += 1;
    this.motion.drop();
  }
}
