import type { GameObjects } from 'phaser';
import type { BallType } from '../../../rules/creatures/types.ts';
import { between } from '../../shared/motion/ease.ts';
import { pictureTexture } from '../../shared/paint/picture.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Arena } from '../arena.ts';
import type { StagePoint } from '../stage/layout.ts';

export const ballSize = 76;
/** Before creatures, weather and plates: nothing may hide it. */
const inFront = 32;

/** The textures of a ball, shut and open. */
export interface BallLook {
  readonly shut: string;
  readonly open: string;
}

export async function ballLook(scene: StageScene, ball: BallType): Promise<BallLook> {
  const [shut, open] = await Promise.all(
    [`items/${ball}`, `items/${ball}.open`].map((name) => pictureTexture(scene, name, ballSize)),
  );
  return { shut: shut ?? '__DEFAULT', open: open ?? '__DEFAULT' };
}

/** Throws a ball in an arc of a height, in units. Resolves with its image, which stays where it lands. */
export async function flyBall(
  { scene }: Arena,
  { shut }: BallLook,
  [from, to]: readonly [StagePoint, StagePoint],
  height: number,
): Promise<GameObjects.Image> {
  const image = scene.picture(from.x, from.y, shut).setDepth(inFront);
  const turn = Math.sign(to.x - from.x) * Math.PI * 4;
  await scene.motion.run({
    ms: 520,
    step: (progress) => {
      const y = between(from.y, to.y, progress) - Math.sin(progress * Math.PI) * height;
      image.setPosition(between(from.x, to.x, progress), y).setRotation(progress * turn);
    },
  });
  return image;
}

/** The ball springs open in a burst of light, hangs for a moment and is gone. */
export async function burstOpen(
  { scene, effects }: Arena,
  image: GameObjects.Image,
  { open }: BallLook,
): Promise<void> {
  const at = { x: image.x, y: image.y };
  const unit = image.scaleX;
  image.setTexture(open).setRotation(0);
  effects.pool.fly({
    frame: 'common.light',
    ms: 320,
    from: at,
    size: 1.4,
    grow: 4,
    spin: 0.9,
    layer: 'behind',
  });
  effects.scatter('common.light', at, { count: 12, reach: ballSize * 1.9, ms: 480, size: 1.1 });
  await scene.motion.run({
    ms: 120,
    step: (progress) => image.setScale(unit * (1 + 0.32 * Math.sin(progress * Math.PI))),
  });
  void scene.motion
    .run({ ms: 260, step: (progress) => image.setAlpha(1 - progress).setY(at.y - 14 * progress) })
    .then(() => image.destroy());
}
