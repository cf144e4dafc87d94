import type { GameObjects } from 'phaser';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import type { SideName } from '../../../rules/model/events.ts';
import { worldNow } from '../../../src/bridge/clock.ts';
import { lightAt } from '../../map/light.ts';
import { paintOnce } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Sheets } from '../effects/sheets.ts';
import type { BattleLayout, StagePoint } from '../stage/layout.ts';
import { type Portrait, portraitOn } from './cast.ts';
import { Lingering } from './lingering.ts';
import { litTexture } from './litTexture.ts';
import { whiteTexture } from './whiteTexture.ts';

/** How a creature is drawn. Animations change it and then call `apply`. */
export interface Pose {
  /** Distance from its place on the ground, in units. */
  x: number;
  y: number;
  /** Height above the ground, in units. */
  lift: number;
  size: number;
  /** Above 0: wider and lower; below 0: narrower and higher. */
  squash: number;
  turn: number;
  opacity: number;
  /** 0…1: 0 is the picture's colours, 1 is plain white. */
  white: number;
}

const upright: Pose = { x: 0, y: 0, lift: 0, size: 1, squash: 0, turn: 0, opacity: 1, white: 0 };

/** In every picture the feet are 240 of 256 pixels below the top. */
const footLine = 240 / 256;
const depth = { shadow: 8, opponent: 10, player: 12 } as const;

/** One creature on its platform. The origin of its pose is between the feet. */
export class Actor {
  readonly side: SideName;
  readonly creature: BattleCreature;
  readonly home: StagePoint;
  readonly size: number;
  readonly pose: Pose = { ...upright };
  /** Resolves when the picture has loaded. */
  readonly dressed: Promise<void>;
  breath = 0;
  /** Seconds of idle motion, for the marks of conditions. */
  seconds = 0;
  readonly lingering: Lingering;
  readonly #scene: StageScene;
  #portrait: Portrait;
  readonly #body: GameObjects.Image;
  readonly #white: GameObjects.Image;
  readonly #shadow: GameObjects.Image;
  readonly #middle = { x: 0, y: 0 };
  readonly #textures: { open: string; shut: string | null } = { open: '__DEFAULT', shut: null };
  #shutting: Promise<void> | undefined;

  constructor(
    scene: StageScene,
    layout: BattleLayout,
    side: SideName,
    creature: BattleCreature,
    sheets: Sheets,
  ) {
    this.#scene = scene;
    this.side = side;
    this.creature = creature;
    this.home = layout.feet[side];
    this.size = layout.size[side];
    this.#portrait = portraitOn(side, creature);
    this.#shadow = scene.picture(0, 0, shadowTexture(scene, this.size)).setDepth(depth.shadow);
    this.#body = this.#layer(depth[side]);
    this.#white = this.#layer(depth[side] + 1);
    this.lingering = new Lingering(scene, sheets, depth[side] + 1.5);
    this.dressed = this.#dress();
    this.apply();
  }

  /** Middle of the creature's body, in units of the scene. */
  get middle(): StagePoint {
    return { x: this.home.x + this.pose.x, y: this.home.y + this.pose.y - this.pose.lift - this.size * 0.42 };
  }

  /** The direction in which it looks: 1 is right, -1 is left. */
  get facing(): 1 | -1 {
    return this.side === 'player' ? 1 : -1;
  }

  /** Where numbers pop up: in front of the creature, beside its head. */
  get beside(): StagePoint {
    const { x, y } = this.middle;
    return { x: x + this.facing * this.size * 0.4, y: y - this.size * 0.2 };
  }

  /** Where words pop up: at its feet, where they hide nothing. */
  get below(): StagePoint {
    return { x: this.home.x, y: this.home.y - this.size * 0.02 };
  }

  apply(): void {
    const { x, y, lift, size, squash, opacity, white } = this.pose;
    const unit = size / this.#scene.surface.scale;
    const swell = squash + this.breath;
    this.#pose(this.#body, unit, swell);
    this.#pose(this.#white, unit, swell);
    this.#body.setAlpha(opacity);
    this.#white.setAlpha(opacity * white).setVisible(white > 0);
    const lifted = Math.min(Math.max(lift / this.size, 0), 0.8);
    this.#shadow.setPosition(this.home.x + x, this.home.y + y).setAlpha(0.55 * opacity * (1 - lifted));
    this.#shadow.setScale(unit * (1 - lifted * 0.4));
    this.#middle.x = this.home.x + x;
    this.#middle.y = this.home.y + y - lift - this.size * 0.42 * size;
    this.lingering.place(this.seconds, this.#middle, this.size * size, opacity);
  }

  /** Resets the pose. */
  recover(): void {
    Object.assign(this.pose, upright);
    this.apply();
  }

  /**
   * Closes or opens the eyes, if they are seen and there is a picture with closed eyes. It is loaded for the first
   * blink, which is not seen: the battle need not wait for it.
   */
  blink(shut: boolean): void {
    if (shut && !this.#portrait.back) this.#shutting ??= this.#loadShut();
    this.#body.setTexture(shut && this.#textures.shut !== null ? this.#textures.shut : this.#textures.open);
  }

  /** Loads the white silhouette, which has to be done before `pose.white` is used. */
  async whiten(): Promise<void> {
    const portrait = this.#portrait;
    const texture = await whiteTexture(this.#scene, portrait.name, this.size);
    if (this.#white.active && this.#portrait === portrait) this.#show(this.#white, texture);
  }

  /**
   * Turns to the back or to the mirrored front, if a designer's file of this name asks for it. Until the picture has
   * loaded, the present one stays.
   */
  async redress(changed: string): Promise<void> {
    const portrait = portraitOn(this.side, this.creature);
    const own = changed === portrait.name || changed === this.#portrait.name;
    if (!own || portrait.name === this.#portrait.name) return;
    this.#portrait = portrait;
    this.#textures.shut = null;
    this.#shutting = undefined;
    await Promise.all([this.#dress(), this.whiten()]);
  }

  destroy(): void {
    this.lingering.destroy();
    for (const image of [this.#body, this.#white, this.#shadow]) image.destroy();
  }

  #pose(image: GameObjects.Image, unit: number, swell: number): void {
    const { x, y, lift, turn } = this.pose;
    image.setPosition(this.home.x + x, this.home.y + y - lift).setRotation(turn);
    image.setScale(unit * (1 + swell * 0.6), unit * (1 - swell));
  }

  async #dress(): Promise<void> {
    const portrait = this.#portrait;
    const open = (await litTexture(this.#scene, portrait.name, this.size, 'placeholder')) ?? '__DEFAULT';
    if (!this.#body.active || this.#portrait !== portrait) return;
    this.#textures.open = open;
    this.#show(this.#body, open).setVisible(true);
    this.#scene.redraw();
  }

  async #loadShut(): Promise<void> {
    const portrait = this.#portrait;
    const shut = await litTexture(this.#scene, `${portrait.name}.blink`, this.size, 'none');
    if (this.#portrait === portrait) this.#textures.shut = shut;
  }

  #show(image: GameObjects.Image, texture: string): GameObjects.Image {
    return image.setTexture(texture).setFlipX(this.side === 'player' && !this.#portrait.back);
  }

  #layer(at: number): GameObjects.Image {
    const image = this.#scene.picture(0, 0, this.#textures.open).setOrigin(0.5, footLine).setDepth(at);
    return image.setVisible(false);
  }
}

/** A soft shadow that lies away from the light of the hour, darkest where the feet are. */
function shadowTexture(scene: StageScene, size: number): string {
  const { shade } = lightAt(worldNow());
  const [width, height] = [size, size * 0.2];
  const lean = Math.round(shade.x * 100);
  return paintOnce(scene, `shadow:${size}:${lean}`, { width, height }, scene.surface.scale, (context) => {
    const blot = (x: number, rx: number, ry: number, strength: number) => {
      context.save();
      context.translate(width / 2 + x, height / 2);
      context.scale(rx, ry);
      const soft = context.createRadialGradient(0, 0, 0, 0, 0, 1);
      soft.addColorStop(0, `rgba(20, 26, 44, ${strength})`);
      soft.addColorStop(0.6, `rgba(20, 26, 44, ${strength * 0.75})`);
      soft.addColorStop(1, 'rgba(20, 26, 44, 0)');
      context.fillStyle = soft;
      context.fillRect(-1, -1, 2, 2);
      context.restore();
    };
    blot((lean / 100) * size * 0.1, size * 0.38, size * 0.09, 0.7);
    blot(0, size * 0.27, size * 0.055, 0.8);
  });
}
