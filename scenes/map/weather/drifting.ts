import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import { fillPath, scatter, softPicture, softScale, speck } from '../tiles/paints.ts';

const side = 496;
/** Golden ratio: its multiples are spread evenly over any range. */
const spread = 0.618;

/** Soft patches that drift over the map from west to east: mist, or cloud shadows. */
export class Patches {
  readonly #images: readonly GameObjects.Image[];
  readonly #width: number;
  readonly #opacity: number;
  readonly #pace: number;

  constructor(
    scene: StageScene,
    look: {
      readonly name: string;
      readonly colour: string;
      readonly count: number;
      readonly width: number;
      readonly opacity: number;
      readonly depth: number;
      /** Map pixels per second. */
      readonly pace: number;
    },
  ) {
    const { name, colour, count, width } = look;
    const height = width * 0.45;
    this.#width = width;
    this.#opacity = look.opacity;
    this.#pace = look.pace;
    this.#images = Array.from({ length: count }, () =>
      softPicture(scene, name, width, height, (context) =>
        drawPatch(context, width, height, colour),
      ).setDepth(look.depth),
    );
  }

  drift(seconds: number, strength: number): void {
    const span = side + this.#width * 1.4;
    for (let index = 0; index < this.#images.length; index += 1) {
      const row = (index + 0.5 + (scatter(index, 2) - 0.5) * 0.7) / this.#images.length;
      const pace = this.#pace * (0.75 + scatter(index, 3) * 0.5);
      const x = (index * spread * span + seconds * pace) % span;
      const size = softScale * (0.8 + scatter(index, 4) * 0.6);
      this.#images[index]
        ?.setPosition(x - this.#width * 0.7, row * side + Math.sin(seconds * 0.2 + index) * 6)
        .setScale(size, size * (0.85 + 0.1 * Math.sin(seconds * 0.15 + index * 2)))
        .setAlpha(this.#opacity * strength)
        .setVisible(strength > 0);
    }
  }
}

/** Draws a patch of a few overlapping round puffs. */
function drawPatch(context: CanvasRenderingContext2D, width: number, height: number, colour: string): void {
  for (const [x, y, radius] of [
    [0.5, 0.52, 0.46],
    [0.3, 0.56, 0.3],
    [0.7, 0.46, 0.32],
    [0.16, 0.6, 0.16],
    [0.85, 0.55, 0.15],
  ] as const) {
    context.save();
    context.translate(x * width, y * height);
    context.scale(1, 0.5);
    const reach = radius * width;
    const soft = context.createRadialGradient(0, 0, 0, 0, 0, reach);
    soft.addColorStop(0, `rgba(${colour}, 0.75)`);
    soft.addColorStop(0.5, `rgba(${colour}, 0.4)`);
    soft.addColorStop(1, `rgba(${colour}, 0)`);
    context.fillStyle = soft;
    context.fillRect(-reach, -reach, reach * 2, reach * 2);
    context.restore();
  }
}

const leaf = 'M-3.5 1.5C-2-2 1-3 3.5-2 3 1.5 0 3-3.5 1.5Z';
const flake = 'M-2.5 0A2.5 2.5 0 1 1 2.5 0A2.5 2.5 0 1 1-2.5 0';
const colours = ['#e8883f', '#d9a441', '#8fbf4f', '#c9603a'] as const;

/** Leaves, or flakes of snow, that tumble over the map in the wind. */
export class Leaves {
  readonly #leaves: readonly GameObjects.Image[];
  readonly #scale: number;

  constructor(scene: StageScene, count: number, isSnow = false) {
    this.#scale = scene.surface.scale;
    this.#leaves = Array.from({ length: count }, (_, index) => {
      const colour = isSnow ? '#fff' : (colours[index % colours.length] ?? colours[0]);
      return speck(scene, `leaf${colour}`, 10, (context) => {
        if (isSnow) return fillPath(context, flake, colour);
        context.strokeStyle = '#5a3a2c';
        context.lineWidth = 0.9;
        context.stroke(new Path2D(leaf));
        fillPath(context, leaf, colour);
        context.lineWidth = 0.5;
        context.stroke(new Path2D('M-3.5 1.5Q0 .4 2.6-1.4'));
      }).setDepth(8800);
    });
  }

  drift(seconds: number, strength: number): void {
    for (let index = 0; index < this.#leaves.length; index += 1) {
      const turn = seconds / (8 + scatter(index, 1) * 5) + scatter(index, 2);
      const way = turn - Math.floor(turn);
      const start = scatter(index, 3 + (Math.floor(turn) % 71));
      const flutter = seconds * (2 + scatter(index, 4)) + index;
      const x = -20 + way * (side + 40);
      const y = start * side + way * 120 - 60 + Math.sin(flutter) * 7;
      this.#leaves[index]
        ?.setPosition(x, y)
        .setRotation(Math.sin(flutter * 0.8) * 1.2 + way * 6)
        .setScale(1 / this.#scale, (0.35 + 0.65 * Math.abs(Math.cos(flutter))) / this.#scale)
        .setAlpha(Math.min(way * 8, (1 - way) * 8, 1) * strength)
        .setVisible(strength > 0);
    }
  }
}
