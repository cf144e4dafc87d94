import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Living } from '../alive.ts';
import type { MapFile, Shining } from '../tiles/mapFile.ts';
import type { MapPictures } from '../tiles/mapPictures.ts';
import { ADD, paintGlow, softPicture, softScale } from '../tiles/paints.ts';

const beam = { length: 210, width: 70 } as const;
/** Rotation of the lighthouse beam in radians per second. */
const sweep = 0.55;

interface Halo {
  readonly image: GameObjects.Image;
  readonly strength: number;
}

/** All lights: lit windows and lamps, their haloes, and the beam of the lighthouse. */
export class Lamps implements Living {
  readonly #lit: readonly GameObjects.Image[];
  readonly #haloes: readonly Halo[];
  readonly #beams: readonly (readonly [Shining, GameObjects.Image, GameObjects.Image])[];
  #shine = 0;

  constructor(scene: StageScene, figures: MapPictures, { lit, lights }: MapFile) {
    this.#lit = lit.map((standing) => figures.place(standing)).filter((image) => image !== null);
    this.#haloes = lights
      .filter(({ kind }) => kind !== 'window')
      .map(({ x, y, kind }) => {
        const image = paintGlow(scene, '255, 200, 132', kind === 'lamp' ? 22 : 40);
        image.setPosition(x, y).setDepth(9050).setBlendMode(ADD);
        return { image, strength: kind === 'lamp' ? 0.46 : 0.55 };
      });
    this.#beams = lights
      .filter(({ kind }) => kind === 'beacon')
      .map((light) => [light, makeBeam(scene, light), makeBeam(scene, light)]);
  }

  /** Brightness: 0 is off, 1 is full. */
  set shine(shine: number) {
    this.#shine = shine;
    for (const image of this.#lit) image.setAlpha(shine).setVisible(shine > 0);
  }

  live(seconds: number): void {
    for (let index = 0; index < this.#haloes.length; index += 1) {
      const halo = this.#haloes[index];
      // Each flame flickers with its own phase.
      const flicker =
        0.92 + 0.05 * Math.sin(seconds * 7 + index * 2.4) + 0.03 * Math.sin(seconds * 17 + index);
      halo?.image.setAlpha(this.#shine * halo.strength * flicker).setVisible(this.#shine > 0);
    }
    for (let index = 0; index < this.#beams.length; index += 1) {
      const [, one, other] = this.#beams[index] ?? [];
      if (one) turn(one, seconds * sweep + 0.35, this.#shine);
      if (other) turn(other, seconds * sweep + 0.35 + Math.PI, this.#shine);
    }
  }
}

/** A cone of light that fades outwards. */
function makeBeam(scene: StageScene, { x, y }: Shining): GameObjects.Image {
  const { length, width } = beam;
  const image = softPicture(scene, 'beam', length, width, (context) => {
    const light = context.createLinearGradient(0, 0, length, 0);
    light.addColorStop(0, 'rgba(255, 244, 190, 0.85)');
    light.addColorStop(0.3, 'rgba(255, 238, 170, 0.34)');
    light.addColorStop(1, 'rgba(255, 232, 150, 0)');
    context.fillStyle = light;
    context.filter = 'blur(1.5px)';
    context.beginPath();
    context.moveTo(0, width / 2 - 3);
    context.lineTo(length, width * 0.12);
    context.lineTo(length, width * 0.88);
    context.lineTo(0, width / 2 + 3);
    context.fill();
  });
  return image.setOrigin(0, 0.5).setPosition(x, y).setDepth(9060).setBlendMode(ADD);
}

/** The map is seen at a slant, so the beam looks shorter towards the north and the south. */
function turn(image: GameObjects.Image, angle: number, shine: number): void {
  const [x, y] = [Math.cos(angle), Math.sin(angle) * 0.6];
  image
    .setRotation(Math.atan2(y, x))
    .setScale(softScale * Math.hypot(x, y), softScale * (0.55 + 0.45 * Math.abs(x)))
    .setAlpha(shine * (0.75 + 0.25 * Math.sin(angle)))
    .setVisible(shine > 0);
}
