import type { GameObjects } from 'phaser';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import type { SideName } from '../../../rules/model/events.ts';
import type { FaceFeeling } from '../../../src/bridge/assets/backPicture.ts';
import { dropTexture } from '../../shared/paint/paint.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { type Face, Faces, type Look } from '../poses/faces.ts';
import type { Gait } from '../poses/gaits.ts';
import { addBend, type BodyBend, bendMesh, isUnbent, unbent } from '../poses/rig/bend.ts';
import { drawAsMesh, newMesh } from '../poses/rig/meshNode.ts';
import type { Disc } from '../poses/rig/outline.ts';
import { knownOf, rigOfPicture } from '../poses/rig/pictureRig.ts';
import type { Rig } from '../poses/rig/rig.ts';
import { type Portrait, portraitOn } from './cast.ts';
import { litTexture } from './litTexture.ts';
import { whiteTexture } from './whiteTexture.ts';

/** In every picture the feet are 240 of 256 pixels below the top. */
export const footLine = 240 / 256;

/** Whose picture it is, and how large. */
interface Shown {
  readonly side: SideName;
  readonly creature: BattleCreature;
  readonly size: number;
  readonly depth: number;
}

/**
 * The pictures of a creature on the stage: which of them is shown, what is behind its white flash, and how it bends. The
 * player's creature is seen from behind.
 */
export abstract class ActorPicture {
  readonly side: SideName;
  readonly creature: BattleCreature;
  readonly size: number;
  /** Resolves when the picture has loaded. */
  readonly dressed: Promise<void>;
  gait: Gait = 'walks';
  /** Where the head is, as shares of the picture; null until that is known. */
  protected head: Disc | null = null;
  protected readonly scene: StageScene;
  readonly #body: GameObjects.Image;
  readonly #white: GameObjects.Image;
  readonly #faces: Faces;
  readonly #mesh = newMesh();
  readonly #bend: BodyBend = { ...unbent };
  readonly #canBend: boolean;
  readonly #painted = new Set<string>();
  #portrait: Portrait;
  #open = '__DEFAULT';
  #rig: Rig | null = null;
  #feeling: FaceFeeling | null = null;
  #turned = false;

  constructor(scene: StageScene, { side, creature, size, depth }: Shown) {
    this.scene = scene;
    this.side = side;
    this.creature = creature;
    this.size = size;
    this.#portrait = portraitOn(side, creature);
    this.#faces = new Faces((name, posed) => this.#face(name, posed));
    this.#body = this.#layer(depth);
    this.#white = this.#layer(depth + 1);
    this.#canBend = [this.#body, this.#white].every((image) => drawAsMesh(image, this.#mesh));
    this.dressed = this.#dress();
  }

  /** Shows a pose that has changed, or a picture that bends otherwise than before. */
  abstract apply(): void;

  /** Whether the player's creature is shown by its front, which then looks to the other side than it was drawn. */
  protected get isMirrored(): boolean {
    return this.side === 'player' && !this.#portrait.back;
  }

  /** Whether the picture is bent as a mesh; where it cannot be, it is tipped and scaled as a whole. */
  protected get bends(): boolean {
    return this.#mesh.rig !== null;
  }

  /** Bends the mesh by the pose and the idle motion together. Returns the whole bend. */
  protected bend(pose: Readonly<BodyBend>, idle: Readonly<BodyBend>): Readonly<BodyBend> {
    const mesh = this.#mesh;
    Object.assign(this.#bend, unbent);
    addBend(this.#bend, pose);
    addBend(this.#bend, idle);
    mesh.bent = mesh.rig !== null && !isUnbent(this.#bend);
    if (mesh.rig !== null && mesh.bent) bendMesh(mesh.rig, this.#bend, mesh.points);
    return this.#bend;
  }

  /** Places the picture by its feet; `across` and `high` are factors of its size. */
  protected place(x: number, y: number, turn: number, across: number, high: number): void {
    this.#body.setPosition(x, y).setRotation(turn).setScale(across, high);
    this.#white.setPosition(x, y).setRotation(turn).setScale(across, high);
  }

  /** @param white 0…1: 0 is the picture's colours, 1 is plain white */
  protected tint(opacity: number, white: number): void {
    this.#body.setAlpha(opacity);
    this.#white.setAlpha(opacity * white).setVisible(white > 0);
  }

  /** Looks the other way, until it is called again. */
  turnRound(): void {
    this.#turned = !this.#turned;
    for (const image of [this.#body, this.#white]) image.setFlipX(!image.flipX);
  }

  protected get isTurned(): boolean {
    return this.#turned;
  }

  /** Shows a feeling until it is taken away with null; until its picture has loaded it is not seen. */
  feel(feeling: FaceFeeling | null): void {
    this.#feeling = feeling;
    this.#look(feeling ?? 'open');
  }

  /** Loads the picture of a feeling before it is shown. */
  prepare(feeling: FaceFeeling): Promise<void> {
    return this.#faces.load(this.#portrait.name, feeling);
  }

  /** Closes or opens the eyes, unless it shows a feeling. The first blink only loads its picture. */
  blink(shut: boolean): void {
    this.#look(this.#feeling ?? (shut ? 'shut' : 'open'));
  }

  /** Loads the white silhouette, which has to be done before it flashes. */
  async whiten(): Promise<void> {
    const portrait = this.#portrait;
    const texture = this.#own(await whiteTexture(this.scene, portrait.name, this.size));
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

  /** Takes the pictures from the stage, and frees what was painted for them: a long battle holds those of two creatures. */
  destroy(): void {
    for (const image of [this.#body, this.#white]) image.destroy();
    for (const key of this.#painted) if (this.scene.textures.exists(key)) dropTexture(this.scene, key);
    this.#painted.clear();
  }

  async #dress(): Promise<void> {
    const portrait = this.#portrait;
    const lit = await litTexture(this.scene, portrait.name, this.size, 'placeholder');
    const open = lit === null ? '__DEFAULT' : this.#own(lit);
    if (!this.#body.active || this.#portrait !== portrait) return;
    this.#open = open;
    this.#show(this.#body, open).setVisible(true);
    this.#rig = null;
    this.#mesh.rig = null;
    void this.#findRig(portrait);
    this.scene.redraw();
  }

  async #findRig(portrait: Portrait): Promise<void> {
    const [known, image] = await Promise.all([knownOf(portrait.name), loadPicture(portrait.name)]);
    if (!this.#body.active || this.#portrait !== portrait) return;
    this.gait = known?.gait ?? 'walks';
    this.head = known?.[portrait.back ? 'back' : 'front'] ?? null;
    if (this.#canBend && image !== null) this.#rig = rigOfPicture(image, portrait.back, known);
    this.#mesh.rig = this.#rig;
    this.apply();
  }

  #look(look: Look): void {
    // A face may be asked for after its creature has left.
    if (!this.#body.active) return;
    const face = this.#faces.find(this.#portrait.name, look);
    this.#body.setTexture(face?.texture ?? this.#open);
    const rig = face?.rig ?? this.#rig;
    if (this.#mesh.rig === rig) return;
    this.#mesh.rig = rig;
    this.apply();
  }

  /** A picture with a feeling or closed eyes; null if it is missing. */
  async #face(name: string, posed: boolean): Promise<Face | null> {
    const { back } = this.#portrait;
    const lit = await litTexture(this.scene, name, this.size, 'none');
    if (lit === null) return null;
    const texture = this.#own(lit);
    if (!posed || !this.#canBend) return { texture, rig: null };
    const [known, image] = await Promise.all([knownOf(name), loadPicture(name)]);
    return { texture, rig: image && rigOfPicture(image, back, known) };
  }

  /** Notes a texture that is freed with the picture. */
  #own(texture: string): string {
    this.#painted.add(texture);
    return texture;
  }

  #show(image: GameObjects.Image, texture: string): GameObjects.Image {
    return image.setTexture(texture).setFlipX(this.isMirrored !== this.#turned);
  }

  #layer(at: number): GameObjects.Image {
    const image = this.scene.picture(0, 0, this.#open).setOrigin(0.5, footLine).setDepth(at);
    return image.setVisible(false);
  }
}
