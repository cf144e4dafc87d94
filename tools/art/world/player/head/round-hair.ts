import { ellipse, fluff, join } from '../../../kit.ts';
import { LEFT_AND_RIGHT } from '../body/legs.ts';
import { LAYER, type Part, type Piece } from '../look.ts';
import { HEAD_RADIUS as R, showsFace } from './face.ts';
import { layerOf, onHead } from './sphere.ts';

/** Two round puffs, tied with ribbons. */
export const puffs: Piece = (pose) =>
  LEFT_AND_RIGHT.map((mirror): Part => {
    const { x, y, near } = onHead(pose, mirror * 1.75, 17, 25);
    const tie = onHead(pose, mirror * 1.7, 13, 17);
    return {
      near: layerOf(near) + (Math.abs(near) <= 0.3 ? near : 0),
      draw: (scene) => {
        scene.form(fluff(x, y, 14.5, 14, 8, 0.14, 10 * mirror), { ramp: 'hair', shade: 5 });
        scene.form(ellipse(tie.x, tie.y, 5, 5.4), { ramp: 'ribbon', lineWidth: 0.8, shade: 1.5 });
      },
    };
  });

/** A bun on the crown, slightly behind the middle. */
export const bun: Piece = (pose) => {
  const { x, y, near } = onHead(pose, Math.PI, 24, 15);
  const draw: Part['draw'] = (scene) => {
    scene.form(ellipse(x, y, 13, 11.5), {
      ramp: 'hair',
      shade: 4,
      lines: [{ path: `${x - 8},${y + 2} ${x},${y - 4} ${x + 8},${y + 1}`, width: 2.4 }],
    });
    scene.flat(ellipse(x + 9, y - 7, 3, 3), scene.colour('pin'), {
      stroke: scene.ramp('pin').line,
      strokeWidth: 2,
    });
  };
  return [{ near: near > 0.3 ? LAYER.hat + 1 : LAYER.hairBehind - 2, draw }];
};

/** A round cloud of curls with a band across the forehead. */
export const afro: Piece = (pose) => {
  const { x, y } = pose.head;
  const { across, near } = pose.forward;
  const behind: Part = {
    near: LAYER.hairBehind,
    draw: (scene) =>
      scene.form(fluff(x - across * 3, y - 6, R + 3.5, R + 3, 13, 0.1, 8), { ramp: 'hair', shade: 7 }),
  };
  if (!showsFace(pose)) {
    const band = ellipse(x, y - 9, R + 9, 10);
    const above = ellipse(x, y - 15, R + 12, 10.5);
    const draw: Part['draw'] = (scene) =>
      scene.form(fluff(x, y - 6, R + 3.5, R + 3, 13, 0.1, 8), {
        ramp: 'hair',
        shade: 7,
        marks: [
          { path: band, ramp: 'ribbon' },
          { path: above, ramp: 'hair' },
        ],
      });
    return [behind, { near: LAYER.fringe, draw }];
  }
  const shift = across * 8;
  const hairline = y - 6 + near * 3;
  const front: Part = {
    near: LAYER.fringe,
    draw: (scene) => {
      const band = ellipse(x + shift * 0.6, hairline - 8, R + 1, 11);
      scene.form(fluff(x - across * 2, y - 21, R + 3, 14, 9, 0.12, 30), {
        ramp: 'hair',
        shade: 5,
        lineWidth: 0.8,
      });
      scene.form(ellipse(x + shift * 0.3, hairline - 5, R - 1 - Math.abs(across) * 2, 6), {
        ramp: 'ribbon',
        lineWidth: 0.9,
        shade: 2,
        marks: [{ path: join(band).move(0, -6), ramp: 'ribbon' }],
      });
    },
  };
  return [behind, front];
};
