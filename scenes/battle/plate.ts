import type { GameObjects } from 'phaser';
import type { BattleCreature } from '../../contract/shapes/creature.ts';
import type { SideName } from '../../rules/battle/events.ts';
import { paint, repaint } from '../shared/paint.ts';
import { loadPicture } from '../shared/picture.ts';
import type { StageScene } from '../shared/stageScene.ts';
import { drawPlate, type PlateState, plateHeight } from './drawPlate.ts';
import type { Layout, Spot } from './layout.ts';

const inFront = 30;
/** Room round the plate for its shadow. */
const margin = 6;

/** Name, level, types, hit points and condition of one creature. Shows only what it is told. */
export class Plate {
  readonly #scene: StageScene;
  readonly #home: Spot;
  readonly #side: SideName;
  readonly #image: GameObjects.Image;
  readonly #width: number;
  readonly #icons = new Map<string, HTMLImageElement>();
  #state: PlateState | null = null;

  constructor(scene: StageScene, layout: Layout, side: SideName) {
    const { x, y, width } = layout.plate[side];
    this.#scene = scene;
    this.#side = side;
    this.#width = width;
    this.#home = { x: x - margin, y: y - margin };
    const size = { width: width + margin * 2, height: plateHeight(side) + margin * 2 };
    const texture = paint(scene, `plate:${side}`, size, scene.surface.scale, () => {});
    this.#image = scene.picture(this.#home.x, this.#home.y, texture).setOrigin(0, 0).setDepth(inFront);
    this.#image.setVisible(false);
  }

  /** Shows a creature as it stands. */
  tell(creature: BattleCreature, hp: number = creature.hp, status = creature.status): void {
    this.#state = { ...creature, hp, status, side: this.#side, width: this.#width, font: this.#scene.font };
    this.#image.setVisible(true);
    this.#draw();
    void this.#fetchIcons(creature.types.map((type) => `types/${type}`));
  }

  get hp(): number {
    return this.#state?.hp ?? 0;
  }

  /** Changes single parts: the hit points while they run, the condition, the level. */
  change(part: Partial<Pick<PlateState, 'hp' | 'status' | 'level'>>): void {
    if (this.#state === null) return;
    this.#state = { ...this.#state, ...part };
    this.#draw();
  }

  /** Slides in from its edge; 0 is out of sight, 1 in place. */
  slide(progress: number): void {
    const away = (this.#width + this.#home.x + margin * 2) * (this.#side === 'opponent' ? -1 : 1);
    this.#image.setX(this.#home.x + away * (1 - progress));
    this.#image.setVisible(progress > 0 && this.#state !== null);
  }

  shake(units: number): void {
    this.#image.setX(this.#home.x + units);
  }

  #draw(): void {
    const state = this.#state;
    if (state === null) return;
    repaint(this.#scene, this.#image.texture.key, this.#scene.surface.scale, (context) => {
      context.translate(margin, margin);
      drawPlate(context, state, this.#icons);
    });
    this.#scene.redraw();
  }

  async #fetchIcons(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const image = this.#icons.get(name) ?? (await this.#scene.outlive(loadPicture(name)));
      if (image !== null) this.#icons.set(name, image);
    }
    this.#draw();
  }
}
