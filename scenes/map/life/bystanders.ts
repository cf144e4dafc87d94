import type { GameObjects } from 'phaser';
import { TURNS, type Turn } from '../../../rules/people/types.ts';
import { OFFSETS } from '../../../rules/world/walking.ts';
import type { Cell, StandingPerson } from '../../../src/bridge/state.ts';
import { bridge } from '../../../src/bridge/store.ts';
import { noteAsked } from '../../shared/paint/asked.ts';
import { dropTexture } from '../../shared/paint/paint.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { footInCell, paintShadow, paintSheet } from '../marker.ts';

const cell = 16;

/** The layout of `people/<id>` in pixels, as `tools/art/world/people` bakes it. */
const sheetOf = (id: string) => ({
  image: `people/${id}`,
  frameWidth: 72,
  frameHeight: 96,
  scale: 3,
  directions: TURNS,
  steps: ['stand'],
  framesPerSecond: 1,
  anchorX: 36,
  anchorY: 89,
});

/** Where a person turns to see a player on a neighbouring cell. Nobody turns away from the viewer. */
export function turnTo(person: Cell, player: Cell): Turn | null {
  const [x, y] = [player.x - person.x, player.y - person.y];
  if (Math.max(Math.abs(x), Math.abs(y)) !== 1) return null;
  const side = Math.max(y, 0);
  return TURNS.find((turn) => OFFSETS[turn].x === x && OFFSETS[turn].y === side) ?? 's';
}

/** Whether two people are the same on the same cell. */
const isSame = (one: StandingPerson, other: StandingPerson): boolean =>
  one.id === other.id && one.x === other.x && one.y === other.y;

/** A person with the pictures that show them. */
interface Bystander {
  readonly person: StandingPerson;
  readonly body: GameObjects.Image;
  readonly shadow: GameObjects.Image;
}

/** The people on the map. They come after the map has been shown, and turn to a player who stands beside them. */
export class Bystanders {
  readonly #scene: StageScene;
  #standing: readonly Bystander[] = [];
  #player: Cell | null = null;
  #isGone = false;

  constructor(scene: StageScene) {
    this.#scene = scene;
  }

  /** Shows those who stand on the map now. Who stays is not drawn anew. */
  async stand(): Promise<void> {
    const { people } = bridge.getState().world;
    const stays = ({ person }: Bystander) => people.some((one) => isSame(one, person));
    for (const gone of this.#standing.filter((one) => !stays(one))) this.#dismiss(gone);
    this.#standing = this.#standing.filter(stays);
    const coming = people.filter((person) => !this.#standing.some((one) => isSame(one.person, person)));
    await Promise.all(coming.map((person) => this.#come(person)));
  }

  /** Lets those beside the player's cell look there, and all others as they please. */
  lookAt(player: Cell): void {
    if (this.#player?.x === player.x && this.#player.y === player.y) return;
    this.#player = player;
    for (const one of this.#standing) this.#turn(one);
  }

  /** Called when the map is left: whoever is on the way does not come any more. */
  leave(): void {
    this.#isGone = true;
  }

  #turn({ person, body }: Bystander): void {
    const turn = (this.#player && turnTo(person, this.#player)) ?? person.facing;
    body.setFrame(TURNS.indexOf(turn));
  }

  async #come(person: StandingPerson): Promise<void> {
    const sheet = sheetOf(person.id);
    noteAsked(sheet.image);
    const image = await this.#scene.outlive(loadPicture(sheet.image));
    const isWanted = bridge.getState().world.people.some((one) => isSame(one, person));
    if (
      this.#isGone ||
      image === null ||
      !isWanted ||
      this.#standing.some((one) => isSame(one.person, person))
    )
      return;
    const shadow = this.#scene.picture(0, 0, paintShadow(this.#scene));
    const body = this.#scene.picture(0, 0, paintSheet(this.#scene, { sheet, image }));
    const { scale } = this.#scene.surface;
    const shrink = scale / sheet.scale;
    body.setDisplayOrigin(Math.round(sheet.anchorX * shrink), Math.round(sheet.anchorY * shrink));
    // In front of what stands on the same cell: a wall, a trunk, a lamp.
    const depth = (person.y + 1) * cell + 0.3;
    // Whole device pixels, so that the figure is sharp.
    const settle = (units: number) => Math.round(units * scale) / scale;
    const [x, y] = [settle((person.x + 0.5) * cell), settle(person.y * cell + footInCell)];
    body.setPosition(x, y).setDepth(depth);
    shadow.setPosition(x, y).setDepth(depth - 0.1);
    const one = { person, body, shadow };
    this.#standing = [...this.#standing, one];
    this.#turn(one);
    this.#scene.redraw();
  }

  #dismiss({ body, shadow }: Bystander): void {
    const worn = body.texture.key;
    body.destroy();
    shadow.destroy();
    dropTexture(this.#scene, worn);
    this.#scene.redraw();
  }
}
