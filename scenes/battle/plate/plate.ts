import type { GameObjects } from 'phaser';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import type { SideName } from '../../../rules/model/events.ts';
import { bridge } from '../../../src/bridge/store.ts';
import { between, slowEnd } from '../../shared/motion/ease.ts';
import { paint, repaint } from '../../shared/paint/paint.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { BattleLayout, StagePoint } from '../stage/layout.ts';
import { drawPlate, type PlateState, plateHeight, TAG } from './drawPlate.ts';
import { HitPoints } from './hitPoints.ts';

const inFront = 30;
/** Space round the plate for its shadow, in units. */
const margin = 6;

/** Name, level, types, hit points and condition of one creature. */
export class Plate {
  readonly #scene: StageScene;
  readonly #home: StagePoint;
  readonly #side: SideName;
  readonly #whole: GameObjects.Container;
  readonly #body: GameObjects.Image;
  readonly #hitPoints: HitPoints;
  readonly #width: number;
  readonly #icons = new Map<string, HTMLImageElement>();
  #state: PlateState | null = null;
  #hp = 0;
  #most = 1;

  constructor(scene: StageScene, layout: BattleLayout, side: SideName) {
    const { x, y, width } = layout.plate[side];
    this.#scene = scene;
    this.#side = side;
    this.#width = width;
    this.#home = { x, y };
    const size = { width: width + margin * 2, height: plateHeight(side) + (margin + TAG) * 2 };
    const texture = paint(scene, `plate:${side}`, size, scene.surface.scale, () => {});
    this.#body = scene.picture(-margin, -margin - TAG, texture).setOrigin(0, 0);
    this.#hitPoints = new HitPoints(scene, side, width);
    this.#whole = scene.add.container(x, y, [this.#body, ...this.#hitPoints.parts]);
    this.#whole.setDepth(inFront).setVisible(false);
  }

  /** Shows a creature with its current values. */
  tell(creature: BattleCreature, hp: number = creature.hp, status = creature.status): void {
    const { name, nickname = '', kind, level, types, orginalHp: mostHp } = creature;
    this.#most = mostHp;
    this.#whole.setVisible(true);
    this.#show({
      side: this.#side,
      width: this.#width,
      font: this.#scene.font,
      name,
      nickname,
      kind,
      level,
      types,
      status,
      marked: bridge.getState().settings.colourMarks,
    });
    this.run(hp);
    void this.#fetchIcons(types.map((type) => `types/${type}`));
  }

  get hp(): number {
    return this.#hp;
  }

  /** Changes the condition or the level. */
  change(part: Partial<Pick<PlateState, 'status' | 'level'>>): void {
    if (this.#state !== null) this.#show({ ...this.#state, ...part });
  }

  /** Shows these hit points at once. */
  run(hp: number): void {
    this.#hp = hp;
    this.#hitPoints.show(hp, this.#most);
    this.#scene.redraw();
  }

  /** Animates bar and numbers to these hit points. */
  runTo(hp: number, ms = 520): Promise<void> {
    const from = this.hp;
    return this.#scene.motion.run({
      ms,
      ease: slowEnd,
      step: (progress) => this.run(progress === 1 ? hp : between(from, hp, progress)),
    });
  }

  /** Position of the plate while it slides in from the edge: 0 is out of sight, 1 in place. */
  slide(progress: number): void {
    const away = (this.#width + this.#home.x + margin) * (this.#side === 'opponent' ? -1 : 1);
    this.#whole.setX(this.#home.x + away * (1 - progress));
    this.#whole.setVisible(progress > 0 && this.#state !== null);
  }

  shake(units: number): void {
    this.#whole.setX(this.#home.x + units);
  }

  /** Repaints only if something has changed, because a plate is large. */
  #show(state: PlateState): void {
    const before = this.#state;
    this.#state = state;
    if (JSON.stringify(before) !== JSON.stringify(state)) this.#draw();
  }

  #draw(): void {
    const state = this.#state;
    if (state === null) return;
    repaint(this.#scene, this.#body.texture.key, this.#scene.surface.scale, (context) => {
      context.translate(margin, margin + TAG);
      drawPlate(context, state, this.#icons);
    });
    this.#scene.redraw();
  }

  async #fetchIcons(names: readonly string[]): Promise<void> {
    const missing = names.filter((name) => !this.#icons.has(name));
    for (const name of missing) {
      const image = await this.#scene.outlive(loadPicture(name));
      if (image !== null) this.#icons.set(name, image);
    }
    if (missing.length > 0) this.#draw();
  }
}
