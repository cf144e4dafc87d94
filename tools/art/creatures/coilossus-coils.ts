import { ellipse, ink, type Path, polygon, ribs, type Scene, spline, tube } from '../kit.ts';

/** A giant spool of copper wire with iron flanges, its axis turned by `degrees`. */
export function drawSpool(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  degrees: number,
  dim: boolean,
): void {
  const place = (path: Path): Path => path.scale(size).rotate(degrees).move(x, y);
  const flange = (top: number) =>
    place(
      spline([
        [-50, top],
        [-36, top - 9],
        [0, top - 12],
        [36, top - 9],
        [50, top],
        [50, top + 8],
        [36, top + 17],
        [0, top + 20],
        [-36, top + 17],
        [-50, top + 8],
      ]).withThickness(24),
    );
  scene.form(flange(34), { dim, shade: 4 });
  const winds = [-14, -2, 10, 22, 34].map((wy) =>
    place(
      ink(
        [
          [-46, wy - 6],
          [-24, wy + 4],
          [0, wy + 7],
          [24, wy + 4],
          [46, wy - 6],
        ],
        3.4,
        'none',
      ),
    ),
  );
  scene.form(place(spline('-38,-32! 38,-32! 44,0 38,38! 20,48 0,50 -20,48 -38,38! -44,0')), {
    ramp: 'copper',
    dim,
    shade: 8,
    lines: winds,
    highlights: [place(spline('-30,-24 -22,-22 -22,38 -28,36'))],
  });
  scene.form(flange(-40), { dim, shade: 4, marks: [{ path: place(ellipse(0, -42, 36, 8)), ramp: 'tread' }] });
  // pole where the sparks leap
  scene.form(place(spline('-10,-44! -9,-62 0,-66 9,-62 10,-44!')), {
    ramp: 'accent',
    lineWidth: 0.8,
    dim,
    rim: false,
  });
}

/** A limb of wound copper. */
export function drawCoil(scene: Scene, spine: string, turns: number, dim: boolean): void {
  scene.form(tube(spine), {
    ramp: 'copper',
    dim,
    shade: 5,
    lines: ribs(spine, turns, { taper: 'none', width: 3, bow: 0.34 }),
  });
}

/** A magnet hand: a horseshoe with pale poles. */
export function drawMagnet(scene: Scene, outline: string, poles: string, dim: boolean): void {
  scene.form(spline(outline), { ramp: 'magnet', dim, marks: [{ path: polygon(poles), ramp: 'belly' }] });
}
