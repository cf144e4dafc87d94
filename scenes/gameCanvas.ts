import { Game } from 'phaser';
import { followAssets } from '../src/bridge/assets/assetSwap.ts';
import type { SceneName } from '../src/bridge/state.ts';
import { bridge } from '../src/bridge/store.ts';
import { gameConfig } from './gameConfig.ts';
import { MapScene } from './map/mapScene.ts';
import { forgetData } from './map/tiles/mapFile.ts';
import { CanvasHost } from './shared/canvasHost.ts';
import { Loop } from './shared/loop.ts';
import { forgetAsked, wasAsked } from './shared/paint/asked.ts';
import { forgetPicture, loadPicture } from './shared/paint/picture.ts';
import { isPainted, repaintPicture } from './shared/paint/picturePaint.ts';
import type { StageData, StageScene } from './shared/stageScene.ts';
import type { Surface } from './shared/surface.ts';

/**
 * Phaser requests no further frame after an error in one: the canvas then freezes without any message. This game goes
 * on and emits the error as the event `fault`.
 */
class GuardedGame extends Game {
  override step(time: number, delta: number): void {
    try {
      super.step(time, delta);
    } catch (problem) {
      this.events.emit('fault', problem);
    }
  }
}

/** A broken scene is rebuilt at most this often. The count restarts after this many milliseconds without a fault. */
const mostTries = 3;
const healthyAfter = 5000;

interface Wanted {
  readonly name: SceneName;
  readonly slot: HTMLElement;
}

/**
 * Owns the game, which is created once and never destroyed: Phaser destroys a game one step after the call, and
 * graphics memory is lost each time. A scene starts when it is shown and stops when it is hidden.
 */
export class GameCanvas {
  readonly #game = new GuardedGame(gameConfig());
  readonly #gaveUp: () => void;
  /** The scene of battles comes with a script of its own, once a battle is likely. */
  readonly #scenes: Partial<Record<SceneName, StageScene>> = { map: new MapScene('map') };
  #wanted: Wanted | null = null;
  #shown: SceneName | null = null;
  #rebuilding: ReturnType<typeof setTimeout> | undefined;
  #ready: { readonly home: CanvasHost; readonly loop: Loop } | null = null;

  #faults = 0;
  #faultAt = Number.NEGATIVE_INFINITY;

  /** `gaveUp` is called when a scene has failed too often: its slot stays empty until the scene is shown again. */
  constructor(gaveUp: () => void = () => {}) {
    this.#gaveUp = gaveUp;
    this.#game.events.once('ready', () => this.#begin());
    this.#game.events.on('fault', this.#fault);
    followAssets((name) => void this.#swap(name));
    bridge.subscribe(({ world }) => {
      if (world.encounter) this.#loadBattle().catch(() => undefined);
    });
  }

  /** Resolves when the scene is loaded; rejects if its script cannot be loaded. */
  async show(name: SceneName, slot: HTMLElement): Promise<void> {
    const wanted = { name, slot };
    this.#wanted = wanted;
    this.#faults = 0;
    this.#place();
    if (this.#scenes[name]) return;
    await this.#loadBattle();
    if (this.#wanted === wanted) this.#place();
  }

  hide(): void {
    this.#wanted = null;
    this.#place();
  }

  /** Draws the scene anew: its words are in another language. A round that is playing ends with its new state. */
  reword(): void {
    this.#rebuildSoon();
  }

  async #loadBattle(): Promise<void> {
    if (this.#scenes.battle) return;
    const { BattleScene } = await import('./battle/battleScene.ts');
    // Another call may have waited for the same script.
    if (this.#scenes.battle) return;
    this.#scenes.battle = new BattleScene('battle');
    if (this.#ready) this.#game.scene.add('battle', this.#scenes.battle, false);
  }

  /** The scene that is shown; null if there is none. */
  get #running(): StageScene | null {
    return (this.#shown && this.#scenes[this.#shown]) ?? null;
  }

  #begin(): void {
    for (const [name, scene] of Object.entries(this.#scenes)) this.#game.scene.add(name, scene, false);
    this.#ready = {
      home: new CanvasHost(this.#game.canvas, (surface) => this.#start(surface)),
      loop: new Loop(
        this.#game,
        () => this.#running?.moving ?? false,
        () => this.#running?.gentle ?? false,
      ),
    };
    this.#place();
  }

  #place(): void {
    if (this.#ready === null) return;
    const { home, loop } = this.#ready;
    clearTimeout(this.#rebuilding);
    this.#stop();
    const scene = this.#wanted && this.#scenes[this.#wanted.name];
    if (!this.#wanted || !scene) {
      home.leave();
      loop.sleep();
      return;
    }
    const surface = home.enter(this.#wanted.slot, (room) => scene.shape(room));
    if (surface !== null) this.#start(surface);
  }

  /** Starts the wanted scene, or restarts it on a new surface. */
  #start(surface: Surface): void {
    if (this.#wanted === null || this.#ready === null) return;
    this.#stop();
    const { scale, scene } = this.#game;
    scale.resize(surface.width, surface.height);
    this.#ready.home.wear(surface);
    const { name, slot } = this.#wanted;
    const { wake } = this.#ready.loop;
    const { fontFamily: font } = getComputedStyle(slot);
    const data: StageData = { surface, font, wake, fault: this.#fault };
    this.#shown = name;
    forgetAsked();
    try {
      scene.start(name, data);
    } catch (problem) {
      this.#fault(problem);
    }
    wake();
  }

  /**
   * Rebuilds a broken scene from the state of the bridge. Only the first fault is logged. If the scene keeps failing,
   * its slot is left empty.
   */
  readonly #fault = (problem: unknown): void => {
    const now = performance.now();
    if (now - this.#faultAt > healthyAfter) this.#faults = 0;
    this.#faultAt = now;
    this.#faults += 1;
    if (this.#faults === 1) console.error(problem);
    this.#stop();
    if (this.#faults <= mostTries) this.#rebuildSoon();
    else {
      this.hide();
      this.#gaveUp();
    }
  };

  #stop(): void {
    if (this.#shown !== null) this.#game.scene.stop(this.#shown);
    this.#shown = null;
  }

  /**
   * Shows a new version of a file while the game runs. Textures made of one picture are repainted in place. Otherwise
   * the scene is rebuilt from the state of the bridge, as after a resize, so nothing is lost.
   */
  async #swap(name: string): Promise<void> {
    forgetPicture(name);
    forgetData(name);
    const { textures } = this.#game;
    if (isPainted(textures, name)) {
      repaintPicture(textures, name, await loadPicture(name));
      this.#ready?.loop.wake();
    } else if (wasAsked(name)) this.#rebuildSoon();
  }

  /** Deferred, because many files may change at once. */
  #rebuildSoon(): void {
    clearTimeout(this.#rebuilding);
    this.#rebuilding = setTimeout(() => {
      const scene = this.#wanted && this.#scenes[this.#wanted.name];
      if (scene) this.#start(scene.surface);
    });
  }
}
