import { ellipse, type Mark } from '../../../kit.ts';
import { LAYER, type Part, type Piece } from '../look.ts';
import { HEAD_RADIUS as R, showsFace } from './face.ts';
import { onHead } from './sphere.ts';

/** A round helmet of brass with windows in front, at both sides and a valve on top. The face is seen through the front one. */
export const divingHelmet: Piece = (pose) => {
  const { x, y } = pose.head;
  const { across, near } = pose.forward;
  const out = R + 7;
  const side = [-1.5, 1.5].flatMap((angle): Mark[] => {
    const at = onHead(pose, angle, -2, R + 2);
    if (at.near < 0.05) return [];
    return [
      { path: ellipse(at.x, at.y - 4, 8.5 * at.near + 1.5, 9), ramp: 'trim' },
      { path: ellipse(at.x, at.y - 4, 6 * at.near + 0.8, 6), ramp: 'glass' },
    ];
  });
  const wide = R * (0.58 + 0.3 * Math.max(0, near * 0.5 + 0.5)) + 2;
  const window = x + across * (R - wide + 9);
  const shell: Part = {
    near: LAYER.hairBehind,
    draw: (scene) => {
      scene.form(ellipse(x, y - out - 1, 8, 7), { ramp: 'brass', shade: 2 });
      for (const angle of [-1.57, 1.57]) {
        const rim = onHead(pose, angle, -2, out + 3);
        scene.form(ellipse(rim.x, rim.y - 3, 7, 12), { ramp: 'trim', shade: 2 });
      }
      scene.form(ellipse(x, y + 25, 28, 8), { ramp: 'trim', shade: 2 });
      scene.form(ellipse(x, y - 1, out, out - 1), { ramp: 'brass', shade: 8, marks: side });
    },
  };
  if (!showsFace(pose)) return [shell];
  const front: Part = {
    near: LAYER.face - 1,
    draw: (scene) => {
      scene.form(ellipse(window, y + 3, wide + 4, 24), { ramp: 'trim', shade: 3 });
      scene.form(ellipse(window, y + 3, wide + 0.5, 20), { ramp: 'glass', shade: 3, lineWidth: 0.8 });
    },
  };
  return [shell, front];
};
