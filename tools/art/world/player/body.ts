import { ellipse, type Point, type Scene, spline, tube } from '../../kit.ts';
import { type Pose, place } from './pose.ts';

/** A part of the figure with its nearness to the viewer; far parts are drawn first. */
export interface Part {
  readonly near: number;
  readonly draw: (scene: Scene) => void;
}
const LEFT_AND_RIGHT = [-1, 1] as const;

export function legs(pose: Pose): Part[] {
  const { forward, side, stride, lift } = pose;
  return LEFT_AND_RIGHT.map((mirror) => {
    const swing = stride * mirror * 10;
    const raised = Math.max(0, stride * mirror) * 3.4;
    const hip = place(pose, 0, mirror * 7, 94 + lift);
    const foot = place(pose, swing, mirror * 7.6, 115 - raised);
    const near = forward.near * swing * 0.2 + side.near * mirror * 6 - 8;
    return {
      near,
      draw: (scene) => {
        scene.form(
          tube([
            [...hip, 7.6],
            [...foot, 7],
          ]),
          { ramp: 'trousers' },
        );
        const toe = [foot[0] + forward.across * 3, foot[1] + 3 + forward.near * 0.8] as const;
        scene.form(ellipse(...toe, 8.8, 6.2), { ramp: 'shoe' });
      },
    };
  });
}

export function backpack(pose: Pose): Part {
  const { forward, lift } = pose;
  const [x, y] = place(pose, -12, 0, 82 + lift);
  const wide = 11 + Math.abs(forward.near) * 3;
  const outline: Point[] = [
    [x - wide, y - 10],
    [x, y - 15],
    [x + wide, y - 10],
    [x + wide + 1, y + 9],
    [x, y + 13],
    [x - wide - 1, y + 9],
  ];
  const isSeen = forward.near < -0.3;
  return {
    near: -forward.near * 13,
    draw: (scene) => {
      scene.form(spline(outline), {
        ramp: 'pack',
        lines: isSeen ? [{ path: `${x - 9},${y + 2} ${x},${y + 4} ${x + 9},${y + 2}`, width: 3 }] : [],
      });
      if (isSeen)
        scene.form(ellipse(x, y + 4.5, 2.6), { ramp: 'trim', lineWidth: 0.6, rim: false, shade: 1 });
    },
  };
}

export function coat(pose: Pose): Part {
  const { forward, lift } = pose;
  const [x, y] = place(pose, 0, 0, 84 + lift);
  const wide = 15 + Math.abs(forward.near) * 2.5;
  const outline: Point[] = [
    [x - wide * 0.72, y - 15],
    [x, y - 17],
    [x + wide * 0.72, y - 15],
    [x + wide, y + 4],
    [x + wide * 0.94, y + 16],
    [x, y + 18.5],
    [x - wide * 0.94, y + 16],
    [x - wide, y + 4],
  ];
  const front = x + forward.across * 9;
  const stripe: Point[] = [
    [front - 4.6, y - 20, true],
    [front + 4.6, y - 20, true],
    [front + 4.2, y + 20, true],
    [front - 4.2, y + 20, true],
  ];
  const hem: Point[] = [
    [x - 30, y + 11, true],
    [x + 30, y + 11, true],
    [x + 30, y + 24, true],
    [x - 30, y + 24, true],
  ];
  const marks = [{ path: spline(hem), ramp: 'trim' }];
  if (forward.near > -0.2) marks.unshift({ path: spline(stripe), ramp: 'stripe' });
  return { near: 0, draw: (scene) => scene.form(spline(outline), { ramp: 'coat', marks }) };
}

export function arms(pose: Pose): Part[] {
  const { side, stride, lift } = pose;
  return LEFT_AND_RIGHT.map((mirror) => {
    const swing = -stride * mirror * 10;
    const shoulder = place(pose, 0, mirror * 14.5, 75 + lift);
    const hand = place(pose, swing, mirror * 17, 93 + lift - Math.abs(stride) * 1.5);
    const elbow = [
      (shoulder[0] + hand[0]) / 2 + side.across * mirror * 1.6,
      (shoulder[1] + hand[1]) / 2,
    ] as const;
    return {
      near: side.near * mirror * 15 + 0.01 * mirror,
      draw: (scene) => {
        scene.form(
          tube([
            [...shoulder, 6.4],
            [...elbow, 6.3],
            [...hand, 5.8],
          ]),
          { ramp: 'coat' },
        );
        scene.form(ellipse(hand[0], hand[1] + 2.4, 5.4), { ramp: 'skin' });
      },
    };
  });
}

export function drawScarf(scene: Scene, pose: Pose): void {
  const { forward, stride, lift } = pose;
  const [x, y] = place(pose, 0, 0, 68 + lift);
  if (forward.near < 0.2 && forward.near > -0.2)
    drawScarfTail(scene, x - forward.across * 10, y, -forward.across * 7, stride);
  const outline: Point[] = [
    [x - 13, y - 3],
    [x, y - 6],
    [x + 13, y - 3],
    [x + 12, y + 4],
    [x, y + 7 + forward.near * 1.5],
    [x - 12, y + 4],
  ];
  scene.form(spline(outline), { ramp: 'scarf', shade: 3, lineWidth: 0.9 });
  if (forward.near < -0.2)
    drawScarfTail(scene, x - 3 - forward.across * 6, y + 2, -2 - forward.across * 5, stride);
}

function drawScarfTail(scene: Scene, x: number, y: number, lean: number, stride: number): void {
  const end = [x + lean, y + 19 + stride * 1.6] as const;
  scene.form(
    tube(
      [
        [x, y, 5],
        [x + lean * 0.7, y + 10 + stride * 1.4, 5.6],
        [...end, 4.2],
      ],
      { endCap: 'flat' },
    ),
    {
      ramp: 'scarf',
      lineWidth: 0.9,
    },
  );
}
