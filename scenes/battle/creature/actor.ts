import type { GameObjects } from 'phaser';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import type { SideName } from '../../../rules/model/events.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Sheets } from '../effects/sheets.ts';
import { manners } from '../poses/gaits.ts';
import { atEase, type BodyPose, type Keys, poseAt } from '../poses/keys.ts';
import { type BodyBend, unbent } from '../poses/rig/bend.ts';
import type { BattleLayout, StagePoint } from '../stage/layout.ts';
import { ActorPicture, footLine } from './actorPicture.ts';
import { Lingering } from './lingering.ts';
import { shadowTexture } from './shadowTexture.ts';

/** How a creature is drawn. Animations change it and then call `apply`. */
export interface Pose extends BodyBend {
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

const upright: Pose = { ...unbent, x: 0, y: 0, lift: 0, size: 1, squash: 0, turn: 0, opacity: 1, white: 0 };

const depth = { shadow: 8, opponent: 10, player: 12 } as const;
/** How much of a bend is shown by pictures that cannot be bent: in the canvas renderer. */
const stiff = { lean: 0.4, chest: 0.8 } as const;

const bends = Object.keys(unbent) as (keyof BodyBend)[];
const taken: BodyPose = { ...atEase };

/** One creature on its platform. The origin of its pose is between the feet. */
export class Actor extends ActorPicture {
  readonly home: StagePoint;
  readonly pose: Pose = { ...upright };
  /** How it stands while nothing happens; added to the pose. */
  readonly idle: BodyPose = { ...atEase };
  /** Seconds of idle motion, for the marks of conditions. */
  seconds = 0;
  readonly lingering: Lingering;
  readonly #shadow: GameObjects.Image;
  readonly #middle = { x: 0, y: 0 };

  constructor(
    scene: StageScene,
    layout: BattleLayout,
    side: SideName,
    creature: BattleCreature,
    sheets: Sheets,
  ) {
    super(scene, { side, creature, size: layout.size[side], depth: depth[side] });
    this.home = layout.feet[side];
    this.#shadow = scene.picture(0, 0, shadowTexture(scene, this.size)).setDepth(depth.shadow);
    this.lingering = new Lingering(scene, sheets, depth[side] + 1.5);
    this.apply();
  }

  /** Middle of the creature's body, in units of the scene. */
  get middle(): StagePoint {
    return { x: this.home.x + this.pose.x, y: this.home.y + this.pose.y - this.pose.lift - this.size * 0.42 };
  }

  /** Where what it breathes or spits leaves it: before the lower half of its face, when its head is thrown forward. */
  get mouth(): StagePoint {
    const { x, y } = this.middle;
    const { head } = this;
    if (head === null) return { x: x + this.facing * this.size * 0.24, y: y - this.size * 0.04 };
    const aside = (this.isMirrored ? -1 : 1) * (head.x - 0.5);
    return {
      x: this.home.x + this.pose.x + this.size * (aside + this.facing * (head.r + 0.06)),
      y: this.home.y + this.pose.y - this.pose.lift + this.size * (head.y + head.r * 0.3 - footLine),
    };
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

  override apply(): void {
    const { x, y, size, opacity, white } = this.pose;
    const lift = this.pose.lift + this.idle.lift * this.size;
    const unit = size / this.scene.surface.scale;
    this.#drawPicture(unit, lift);
    this.tint(opacity, white);
    const lifted = Math.min(Math.max(lift / this.size, 0), 0.8);
    this.#shadow.setPosition(this.home.x + x, this.home.y + y).setAlpha(0.55 * opacity * (1 - lifted));
    this.#shadow.setScale(unit * (1 - lifted * 0.4) * (0.4 + 0.6 * opacity));
    this.#middle.x = this.home.x + x;
    this.#middle.y = this.home.y + y - lift - this.size * 0.42 * size;
    this.lingering.place(this.seconds, this.#middle, this.size * size, opacity);
  }

  /** Takes a pose of a movement at a moment of it, 0 to 1, as strongly as creatures of its gait do. */
  take(keys: Keys, progress: number, strength = 1): void {
    const spring = manners[this.gait].spring * strength;
    poseAt(keys, progress, taken);
    for (let index = 0; index < bends.length; index += 1) {
      const part = bends[index] ?? 'lean';
      this.pose[part] = taken[part] * spring;
    }
    this.pose.squash = taken.squash * spring;
    this.pose.lift = taken.lift * this.size * spring;
    this.pose.turn = taken.tip * this.facing;
    this.apply();
  }

  /** Resets the pose. */
  recover(): void {
    if (this.isTurned) this.turnRound();
    Object.assign(this.pose, upright);
    this.feel(null);
    this.apply();
  }

  override destroy(): void {
    this.lingering.destroy();
    this.#shadow.destroy();
    super.destroy();
  }

  #drawPicture(unit: number, lift: number): void {
    const { x, y, turn, squash } = this.pose;
    const { lean, chest } = this.bend(this.pose, this.idle);
    // What cannot be bent tips over a little instead, and breathes as a whole.
    const isStiff = !this.bends;
    const tipped = isStiff ? lean * this.facing * stiff.lean : 0;
    const swell = squash + (isStiff ? chest * stiff.chest : 0);
    const [across, high] = [unit * (1 + swell * 0.6), unit * (1 - swell)];
    this.place(this.home.x + x, this.home.y + y - lift, turn + tipped, across, high);
  }
}
