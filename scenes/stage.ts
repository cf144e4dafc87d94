import { Game } from 'phaser';
import { followAssets } from '../src/bridge/assetSwap.ts';
import type { StageName } from '../src/bridge/state.ts';
import { BattleScene } from './battle/battleScene.ts';
import { gameConfig } from './gameConfig.ts';
import { forgetData } from './map/mapFile.ts';
import { MapScene } from './map/mapScene.ts';
import { forgetAsked, wasAsked } from './shared/asked.ts';
import { Home } from './shared/home.ts';
import { Loop } from './shared/loop.ts';
import { forgetPicture, loadPicture } from './shared/picture.ts';
import { isPainted, repaintPicture } from './shared/picturePaint.ts';
import type { StageData, StageScene } from './shared/stageScene.ts';
import type { Surface } from './shared/surface.ts';

interface Wanted {
  readonly name: StageName;
  readonly slot: HTMLElement;
}

/**
 * Owns the game, which is made once and never destroyed: Phaser destroys a step later than it is told, and loses
 * graphics memory each time. Scenes start when they are shown and stop when they are hidden.
 */
export class Stage {
  readonly #game = new Game(gameConfig());
  readonly #scenes: Readonly<Record<StageName, StageScene>> = {
    map: new MapScene('map'),
    battle: new BattleScene('battle'),
  };
  #wanted: Wanted | null = null;
  #shown: StageName | null = null;
  #rebuilding: ReturnType<typeof setTimeout> | undefined;
  #ready: { readonly home: Home; readonly loop: Loop } | null = null;

  constructor() {
    this.#game.events.once('ready', () => this.#begin());
    followAssets((name) => void this.#swap(name));
  }

  show(name: StageName, slot: HTMLElement): void {
    this.#wanted = { name, slot };
    this.#place();
  }

  hide(): void {
    this.#wanted = null;
    this.#place();
  }

  #begin(): void {
    for (const [name, scene] of Object.entries(this.#scenes)) this.#game.scene.add(name, scene, false);
    this.#ready = {
      home: new Home(this.#game.canvas, (surface) => this.#start(surface)),
      loop: new Loop(
        this.#game,
        () => this.#shown !== null && this.#scenes[this.#shown].moving,
        () => this.#shown !== null && this.#scenes[this.#shown].gentle,
      ),
    };
    this.#place();
  }

  #place(): void {
    if (this.#ready === null) return;
    const { home, loop } = this.#ready;
    this.#stop();
    if (this.#wanted === null) {
      home.leave();
      loop.sleep();
      return;
    }
    const { name, slot } = this.#wanted;
    const surface = home.enter(slot, (room) => this.#scenes[name].shape(room));
    if (surface !== null) this.#start(surface);
  }

  /** Starts the wanted scene, or starts it anew on another surface. */
  #start(surface: Surface): void {
    if (this.#wanted === null || this.#ready === null) return;
    this.#stop();
    const { scale, scene } = this.#game;
    scale.resize(surface.width, surface.height);
    this.#ready.home.wear(surface);
    const { name, slot } = this.#wanted;
    const { wake } = this.#ready.loop;
    const data: StageData = { surface, font: getComputedStyle(slot).fontFamily, wake };
    this.#shown = name;
    forgetAsked();
    scene.start(name, data);
    wake();
  }

  #stop(): void {
    if (this.#shown !== null) this.#game.scene.stop(this.#shown);
    this.#shown = null;
  }

  /**
   * Shows a file that has become another one while the game runs. Textures of one picture change in place. What else
   * is made of it is built anew from the state of the bridge, as after a change of the window: nothing is lost.
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

  /** Many files may change at once. */
  #rebuildSoon(): void {
    clearTimeout(this.#rebuilding);
    this.#rebuilding = setTimeout(() => {
      if (this.#shown !== null) this.#start(this.#scenes[this.#shown].surface);
    });
  }
}
