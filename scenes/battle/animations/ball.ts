import type { GameObjects } from 'phaser';
import type { BallType } from '../../../rules/creatures/types.ts';
import { between } from '../../shared/motion/ease.ts';
import { pictureTexture } from '../../shared/paint/picture.ts';
import type { Arena } from '../arena.ts';
import type { StagePoint } from '../stage/layout.ts';

export const ballSize = 76;
const inFront = 18;

/** Throws a ball in an arc. Resolves with its image, which stays where it lands. */
export async function flyBall(
  { scene }: Arena,
  ball: BallType,
  from: StagePoint,
  to: StagePoint,
): Promise<GameObjects.Image> {
  const texture = await pictureTexture(scene, `items/${ball}`, ballSize);
  const image = scene.picture(from.x, from.y, texture).setDepth(inFront);
  const height = 90 + Math.abs(to.x - from.x) * 0.22;
  await scene.motion.run({
    ms: 520,
    step: (progress) => {
      const y = between(from.y, to.y, progress) - Math.sin(progress * Math.PI) * height;
      image.setPosition(between(from.x, to.x, progress), y).setRotation(progress * Math.PI * 4);
    },
  });
  return image;
}
