import {
  ellipse,
  join,
  type Path,
  type Point,
  polygon,
  type Scene,
  type SpinePoint,
  spline,
  tube,
} from '../../../kit.ts';
import type { Part, Piece } from '../look.ts';
import { nearness, type Pose, place } from '../pose.ts';
import { LEFT_AND_RIGHT } from './legs.ts';

const WHEEL = 18.5;
const AXLE = 100;
/** Inclination of the wheels in units: their tops are closer to the seat. */
const LEAN = 5;
const TRACK = 24;

/** A disc in the plane of a wheel. */
function disc(pose: Pose, mirror: -1 | 1, radius: number, out = 0): Path {
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
    const up = sin * radius;
    const aside = mirror * (TRACK + out - (up / WHEEL) * LEAN);
    return place(pose, cos * radius - 1, aside, AXLE - up);
  });
  return spline(points).clockwise();
}

function drawSpokes(scene: Scene, pose: Pose, mirror: -1 | 1): void {
  for (let i = 0; i < 3; i++) {
    const angle = (i * Math.PI) / 3 + pose.stride * 0.5 + 0.3;
    const [cos, sin] = [Math.cos(angle) * (WHEEL - 4), Math.sin(angle) * (WHEEL - 4)];
    const ends = [-1, 1].map((end): SpinePoint => {
      const aside = mirror * (TRACK - ((end * sin) / WHEEL) * LEAN);
      return [...place(pose, end * cos - 1, aside, AXLE - end * sin), 0.9];
    });
    scene.flat(tube(ends), scene.colour('steel'));
  }
}

function wheel(pose: Pose, mirror: -1 | 1): Part {
  const thick = 1.6 + Math.abs(pose.forward.near) * 1.2;
  return {
    near: pose.side.near * mirror * 14 - 1,
    draw: (scene) => {
      const tread = thick * (1 - Math.abs(pose.forward.across) * 0.5);
      const isOpen = Math.abs(pose.forward.across) > 0.5;
      if (!isOpen) {
        scene.form([disc(pose, mirror, WHEEL, tread), disc(pose, mirror, WHEEL, -tread)], {
          ramp: 'tyre',
          shade: 2,
        });
        return;
      }
      scene.flat(disc(pose, mirror, WHEEL - 2), '#ffffff', { opacity: 0.22 });
      drawSpokes(scene, pose, mirror);
      const ring = join(disc(pose, mirror, WHEEL), disc(pose, mirror, WHEEL - 4.4).reversed());
      scene.form(ring.withThickness(4), { ramp: 'tyre', shade: 1.4, lineWidth: 0.8 });
      const rim = join(disc(pose, mirror, WHEEL - 4.4, 1), disc(pose, mirror, WHEEL - 6.6, 1).reversed());
      scene.flat(rim, scene.colour('rim'));
      scene.form(disc(pose, mirror, 3.4, 1.5), { ramp: 'rim', lineWidth: 0.7, shade: 1 });
    },
  };
}

function caster(pose: Pose, mirror: -1 | 1): Part {
  const [x, y] = place(pose, 17, mirror * 11, 113);
  const wide = 2.6 + Math.abs(pose.forward.across) * 2.4;
  return {
    near: nearness(pose, 15, mirror * 9),
    draw: (scene) => scene.form(ellipse(x, y, wide, 4.8), { ramp: 'tyre', shade: 1.2, lineWidth: 0.8 }),
  };
}

function backrest(pose: Pose): Part {
  const corner = (aside: number, y: number): string => place(pose, -12, aside, y).join();
  const sheet = polygon(`${corner(-13, 76)} ${corner(13, 76)} ${corner(14, 102)} ${corner(-14, 102)}`);
  const posts = LEFT_AND_RIGHT.map((mirror) =>
    tube([
      [...place(pose, -12, mirror * 13.5, 104), 1.9],
      [...place(pose, -13, mirror * 13.5, 72), 1.9],
    ]),
  );
  return {
    near: -pose.forward.near * 13,
    draw: (scene) => {
      scene.form(sheet, { ramp: 'seat', shade: 4 });
      scene.form(posts, { ramp: 'frame', shade: 1.4, lineWidth: 0.8 });
    },
  };
}

/** A light wheelchair with leaning wheels, which turn with the steps. */
export const wheelchair: Piece = (pose) => [
  backrest(pose),
  ...LEFT_AND_RIGHT.flatMap((mirror) => [wheel(pose, mirror), caster(pose, mirror)]),
];
