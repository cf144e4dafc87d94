import { ellipse, type Path, type Scene, spline, tube } from '../kit.ts';
import { arrowHead, drawRivet, drawSheet } from './weathervanes.ts';

/** Sickle feathers: outline and colour, the far ones first. */
const SICKLES = [
  ['178,164! 190,110 192,40 158,-18! 206,12 222,70 206,168!', 'storm'],
  ['188,166! 222,118 244,40 234,-38! 272,14 274,96 212,176!', 'gilt'],
  ['196,172! 252,136 290,76 304,0! 330,64 306,142 214,188!', 'storm'],
  ['198,184! 252,178 302,138 336,80! 344,144 302,198 210,206!', 'gilt'],
] as const;

/** The tail of cut metal, swept high. */
export function drawTail(scene: Scene): void {
  for (const [points, ramp] of SICKLES) {
    drawSheet(
      scene,
      spline(points).withThickness(34),
      ramp === 'gilt' ? 'giltDark' : 'main',
      { ramp, shade: 6, miter: false },
      5,
    );
  }
}

/** A compass rose of four arrows that lies on the ground. */
export function drawCompassRose(scene: Scene): void {
  const rod = (from: string): Path => tube(from, { startCap: 'flat', endCap: 'flat' });
  scene.form([rod('40,284,5.5 252,302,5.5'), rod('220,266,5 76,318,5')], {
    ramp: 'main',
    rim: false,
    shade: 2,
  });
  drawSheet(scene, arrowHead(226, 264, 30, 34, -20), 'storm', { ramp: 'main', miter: false }, 3);
  drawSheet(scene, arrowHead(36, 283, 40, 44, 185), 'storm', { ramp: 'main', miter: false }, 3);
  drawSheet(scene, arrowHead(252, 303, 40, 44, 5), 'storm', { ramp: 'main', miter: false }, 3);
  drawSheet(scene, arrowHead(78, 318, 36, 40, 160), 'storm', { ramp: 'main', miter: false }, 3);
  scene.form(ellipse(144, 290, 40, 14), { ramp: 'main', shade: 4, rim: false });
  drawRivet(scene, 144, 298, 5, 'gilt');
}
