import type { GameObjects } from 'phaser';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import type { SideName } from '../../../rules/model/events.ts';
import type { FaceFeeling } from '../../../src/bridge/assets/backPicture.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Sheets } from '../effects/sheets.ts';
import { type Face, Faces, type Look } from '../poses/faces.ts';
import { type Gait, manners } from '../poses/gaits.ts';
import { atEase, type BodyPose, type Keys, poseAt } from '../poses/keys.ts';
import { addBend, type BodyBend, bendMesh, isUnbent, unbent } from '../poses/rig/bend.ts';
import { drawAsMesh, newMesh } from '../poses/rig/meshNode.ts';
import type { Disc } from '../poses/rig/outline.ts';
import { knownOf, rigOfPicture } from '../poses/rig/pictureRig.ts';
import type { Rig } from '../poses/rig/rig.ts';
import type { BattleLayout, StagePoint } from '../stage/layout.ts';
import { type Portrait, portraitOn } from './cast.ts';
import { Lingering } from './lingering.ts';
import { litTexture } from './litTexture.ts';
import { shadowTexture } from './shadowTexture.ts';
import { whiteTexture } from './whiteTexture.ts';

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

/** In every picture the feet are 240 of 256 pixels below the top. */
const footLine = 240 / 256;
const depth = { shadow: 8, opponent: 10, player: 12 } as const;
/** How much of a bend is shown by pictures that cannot be bent: in the canvas renderer. */
const stiff = { lean: 0.4, chest: 0.8 } as const;

const bends = Object.keys(unbent) as (keyof BodyBend)[];
const taken: BodyPose = { ...atEase };

/** One creature on its platform. The origin of its pose is between the feet. */
export class Actor {
  readonly side: SideName;
  readonly creature: BattleCreature;
  readonly home: StagePoint;
  readonly size: number;
  readonly pose: Pose = { ...upright };
  /** Resolves when the picture has loaded. */
  readonly dressed: Promise<void>;
  /** How it stands while nothing happens; added to the pose. */
  readonly idle: BodyPose = { ...atEase };
  gait: Gait = 'walks';
  /** Seconds of idle motion, for the marks of conditions. */
  seconds = 0;
  readonly lingering: Lingering;
  readonly #scene: StageScene;
  #portrait: Portrait;
  readonly #body: GameObjects.Image;
  readonly #white: GameObjects.Image;
  readonly #shadow: GameObjects.Image;
  readonly #middle = { x: 0, y: 0 };
  #open = '__DEFAULT';
  readonly #faces: Faces;
  #feeling: FaceFeeling | null = null;
  #turned = false;
  readonly #bend: BodyBend = { ...unbent };
  readonly #mesh = newMesh();
  #rig: Rig | null = null;
  #head: Disc | null = null;
  readonly #canBend: boolean;

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
    this.#faces = new Faces((name, posed) => this.#face(name, posed));
    this.#body = this.#layer(depth[side]);
    this.#white = this.#layer(depth[side] + 1);
    this.#canBend = [this.#body, this.#white].every((image) => drawAsMesh(image, this.#mesh));
    this.lingering = new Lingering(scene, sheets, depth[side] + 1.5);
    this.dressed = this.#dress();
    this.apply();
  }

  /** Middle of the creature's body, in units of the scene. */
  get middle(): StagePoint {
    return { x: this.home.x + this.pose.x, y: this.home.y + this.pose.y - this.pose.lift - this.size * 0.42 };
  }

  /** Where what it breathes or spits leaves it: before the lower half of its face, when its head is thrown forward. */
  get mouth(): StagePoint {
    const { x, y } = this.middle;
    const head = this.#head;
    if (head === null) return { x: x + this.facing * this.size * 0.24, y: y - this.size * 0.04 };
    const aside = (this.#isMirrored ? -1 : 1) * (head.x - 0.5);
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

  apply(): void {
    const { x, y, size, opacity, white } = this.pose;
    const lift = this.pose.lift + this.idle.lift * this.size;
    const unit = size / this.#scene.surface.scale;
    this.#applyBend();
    this.#pose(this.#body, unit, lift);
    this.#pose(this.#white, unit, lift);
    this.#body.setAlpha(opacity);
    this.#white.setAlpha(opacity * white).setVisible(white > 0);
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

  /** Looks the other way, as one does who is about to leave. */
  turnRound(): void {
    this.#turned = !this.#turned;
    for (const image of [this.#body, this.#white]) image.setFlipX(!image.flipX);
  }

  /** Resets the pose. */
  recover(): void {
    if (this.#turned) this.turnRound();
    Object.assign(this.pose, upright);
    this.feel(null);
    this.apply();
  }

  /** Shows a feeling in the face until it is taken away with null; until its picture has loaded it is not seen. */
  feel(feeling: FaceFeeling | null): void {
    this.#feeling = feeling;
    this.#look(feeling ?? 'open');
  }

  /** Loads the picture of a feeling before it is shown. From behind no face is seen. */
  async prepare(feeling: FaceFeeling): Promise<void> {
    if (!this.#portrait.back) await this.#faces.load(this.#portrait.name, feeling);
  }

  /** Closes or opens the eyes, unless the face shows a feeling. The first blink only loads its picture. */
  blink(shut: boolean): void {
    this.#look(this.#feeling ?? (shut ? 'shut' : 'open'));
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
    // Feelings and closed eyes are found anew.
    if (changed.startsWith(portrait.name)) this.#faces.forget();
    const own = changed === portrait.name || changed === this.#portrait.name;
    if (!own) return;
    if (portrait.name === this.#portrait.name) {
      await this.#findRig(portrait);
      return;
    }
    this.#portrait = portrait;
    this.#faces.forget();
    await Promise.all([this.#dress(), this.whiten()]);
  }

  destroy(): void {
    this.lingering.destroy();
    for (const image of [this.#body, this.#white, this.#shadow]) image.destroy();
  }

  /** The pose and the idle motion, in one bend of the mesh. */
  #applyBend(): void {
    const mesh = this.#mesh;
    Object.assign(this.#bend, unbent);
    addBend(this.#bend, this.pose);
    addBend(this.#bend, this.idle);
    mesh.bent = mesh.rig !== null && !isUnbent(this.#bend);
    if (mesh.rig !== null && mesh.bent) bendMesh(mesh.rig, this.#bend, mesh.points);
  }

  #pose(image: GameObjects.Image, unit: number, lift: number): void {
    const { x, y, turn, squash } = this.pose;
    // What cannot be bent tips over a little instead, and breathes as a whole.
    const tipped = this.#mesh.rig === null ? this.#bend.lean * this.facing * stiff.lean : 0;
    const swell = squash + (this.#mesh.rig === null ? this.#bend.chest * stiff.chest : 0);
    image.setPosition(this.home.x + x, this.home.y + y - lift).setRotation(turn + tipped);
    image.setScale(unit * (1 + swell * 0.6), unit * (1 - swell));
  }

  async #dress(): Promise<void> {
    const portrait = this.#portrait;
    const open = (await litTexture(this.#scene, portrait.name, this.size, 'placeholder')) ?? '__DEFAULT';
    if (!this.#body.active || this.#portrait !== portrait) return;
    this.#open = open;
    this.#show(this.#body, open).setVisible(true);
    this.#rig = null;
    this.#mesh.rig = null;
    void this.#findRig(portrait);
    this.#scene.redraw();
  }

  async #findRig(portrait: Portrait): Promise<void> {
    const [known, image] = await Promise.all([knownOf(portrait.name), loadPicture(portrait.name)]);
    if (!this.#body.active || this.#portrait !== portrait) return;
    this.gait = known?.gait ?? 'walks';
    this.#head = known?.[portrait.back ? 'back' : 'front'] ?? null;
    if (this.#canBend && image !== null) this.#rig = rigOfPicture(image, portrait.back, known);
    this.#mesh.rig = this.#rig;
    this.apply();
  }

  /** From behind there is no face. */
  #look(look: Look): void {
    // A face may be asked for after its creature has left.
    if (!this.#body.active) return;
    const face = this.#portrait.back ? null : this.#faces.find(this.#portrait.name, look);
    this.#body.setTexture(face?.texture ?? this.#open);
    const rig = face?.rig ?? this.#rig;
    if (this.#mesh.rig === rig) return;
    this.#mesh.rig = rig;
    this.apply();
  }

  /** A picture with a feeling or closed eyes; null if it is missing. */
  async #face(name: string, posed: boolean): Promise<Face | null> {
    const texture = await litTexture(this.#scene, name, this.size, 'none');
    if (texture === null) return null;
    if (!posed || !this.#canBend) return { texture, rig: null };
    const [known, image] = await Promise.all([knownOf(name), loadPicture(name)]);
    return { texture, rig: image && rigOfPicture(image, false, known) };
  }

  get #isMirrored(): boolean {
    return this.side === 'player' && !this.#portrait.back;
  }

  #show(image: GameObjects.Image, texture: string): GameObjects.Image {
    return image.setTexture(texture).setFlipX(this.#isMirrored !== this.#turned);
  }

  #layer(at: number): GameObjects.Image {
    const image = this.#scene.picture(0, 0, this.#open).setOrigin(0.5, footLine).setDepth(at);
    return image.setVisible(false);
  }
}
