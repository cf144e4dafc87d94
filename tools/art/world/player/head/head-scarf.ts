import { type Point, spline } from '../../../kit.ts';
import { LAYER, type Part, type Piece } from '../look.ts';
import { domePart, opening } from './hoods.ts';

/** A scarf over head and shoulders that leaves only the face visible. */
export const headScarf: Piece = (pose) => {
  const { x, y } = pose.head;
  const { across, near } = pose.forward;
  const cape: Point[] = [
    [x - 15, y + 16],
    [x, y + 13],
    [x + 15, y + 16],
    [x + 22, y + 34],
    [x + 10, y + 41],
    [x, y + 43],
    [x - 10, y + 41],
    [x - 22, y + 34],
  ];
  const chin = x + across * 10;
  const wrap: Point[] = [
    [chin - 21, y + 13],
    [chin - 11, y + 20.5],
    [chin, y + 22.5],
    [chin + 11, y + 20.5],
    [chin + 21, y + 13],
    [chin + 18, y + 26],
    [chin, y + 32],
    [chin - 18, y + 26],
  ];
  const parts: Part[] = [
    {
      near: LAYER.neck,
      draw: (scene) => scene.form(spline(cape), { ramp: 'cloth', shade: 5 }),
    },
    domePart(pose, 'cloth', 0.5),
    ...opening(pose, 'lining'),
  ];
  if (near < -0.5) {
    const folds = [
      `${x - 10},${y + 2} ${x - 4},${y + 16} ${x - 8},${y + 26}`,
      `${x + 9},${y + 4} ${x + 5},${y + 18} ${x + 8},${y + 26}`,
    ];
    parts.push({
      near: LAYER.fringe,
      draw: (scene) => {
        for (const fold of folds) scene.ink(fold, 2.6, 'cloth');
      },
    });
  } else {
    parts.push({
      near: LAYER.fringe,
      draw: (scene) => scene.form(spline(wrap), { ramp: 'cloth', shade: 3, lineWidth: 0.9 }),
    });
  }
  return parts;
};
