import { type Scene, spline } from '../kit.ts';

/** Colours of the sheepdogs: cream locks, slate coat, a nose of dusty pink. */
export const SHEEPDOG = {
  main: '#f7e8c8',
  belly: '#fffaf0',
  slate: '#7484a3',
  nose: '#e8728c',
  pad: '#f6a3ae',
};
export const SHEEPDOG_KINDS = {
  roles: { slate: 'main', nose: 'accent', pad: 'accent' },
  dark: { main: '#5e5450', belly: '#a89d92', slate: '#3b332f', nose: '#e0850c', pad: '#fda453' },
  shiny: { main: '#f2aa52', belly: '#fff0cc', slate: '#7c4038', nose: '#5a78d8', pad: '#8fb0f4' },
} as const;

/** A paw that shows under the locks, its toes to the left. */
export function drawPaw(scene: Scene, x: number, y: number, dim: boolean): void {
  const paw = spline([
    [x - 20, y - 24],
    [x + 14, y - 26],
    [x + 19, y - 10],
    [x + 14, y - 1],
    [x - 14, y],
    [x - 27, y - 5],
    [x - 28, y - 16],
  ]);
  scene.form(paw, {
    ramp: 'belly',
    dim,
    lines: [
      {
        path: [
          [x - 18, y - 12],
          [x - 19, y - 2],
        ],
        width: 3,
      },
      {
        path: [
          [x - 6, y - 12],
          [x - 6, y - 1],
        ],
        width: 3,
      },
    ],
  });
}
