import type { BackdropName } from '../../../content/maps/backdrops.ts';
import { type Draw, paint } from '../../shared/paint/paint.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import { drawPlaceholder } from '../../shared/paint/placeholder.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import { drawLit, placeLight } from '../stage/hourLight.ts';
import type { BattleLayout } from '../stage/layout.ts';
import { sides } from './cast.ts';

/** Where in the picture the creatures stand, 0 to 1, and the picture's width divided by that of its flat surface. */
const standing = { x: 0.5, y: 0.47 };
const widest = 520 / 484;

/** Adds the patches of ground on which both sides stand. */
export async function addPlatforms(
  scene: StageScene,
  layout: BattleLayout,
  place: BackdropName,
): Promise<void> {
  const name = `battle/${place}.platform`;
  const image = await scene.outlive(loadPicture(name));
  const shape = image === null ? 0.25 : image.naturalHeight / image.naturalWidth;
  const light = placeLight(place);
  for (const side of sides) {
    const width = layout.platform[side] * widest;
    const size = { width, height: width * shape };
    const drawGround: Draw = (context) => {
      if (image === null) return drawOval(context, name, size);
      // One of the two is turned round, so that no stone lies in both at the same place.
      if (side === 'opponent') context.transform(-1, 0, 0, 1, size.width, 0);
      context.drawImage(image, 0, 0, size.width, size.height);
    };
    const draw: Draw = (context) => drawLit(context, size, light, drawGround);
    const texture = paint(scene, `platform:${side}`, size, scene.surface.scale, draw);
    const { x, y } = layout.feet[side];
    scene.picture(x, y, texture).setOrigin(standing.x, standing.y).setDepth(4);
  }
  scene.redraw();
}

/** A plain oval with the name of the missing file. */
function drawOval(
  context: CanvasRenderingContext2D,
  name: string,
  { width, height }: { width: number; height: number },
): void {
  context.fillStyle = '#c3db85';
  context.beginPath();
  context.ellipse(width / 2, height * standing.y, width / 2, height * 0.4, 0, 0, Math.PI * 2);
  context.fill();
  context.translate((width - height) / 2, 0);
  drawPlaceholder(context, name, height);
  context.translate((height - width) / 2, 0);
}
