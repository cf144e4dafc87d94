import { ellipse, ink, type Path, polygon, ribs, type Scene, spline, tube } from '../kit.ts';

/** A limb of wound copper. */
export function drawCoil(scene: Scene, spine: string, turns: number, dim: boolean): void {
  scene.form(tube(spine), {
    ramp: 'copper',
    dim,
    shade: 5,
    lines: ribs(spine, turns, { taper: 'none', width: 3, bow: 0.34 }),
  });
}

/** A forearm: a drum of copper wire between two iron rings, upright and turned by `degrees`. */
export function drawDrum(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  degrees: number,
  dim: boolean,
): void {
  const place = (path: Path): Path => path.scale(size).rotate(degrees).move(x, y);
  const ring = (middle: number, half: number) => {
    const [top, bottom] = [middle - 8, middle + 8];
    return place(
      spline([
        [-half, top, true],
        [0, top - 5],
        [half, top, true],
        [half + 3, middle],
        [half, bottom, true],
        [0, bottom + 7],
        [-half, bottom, true],
        [-half - 3, middle],
      ]).withThickness(16),
    );
  };
  const winds = [-22, -10, 2, 14, 26].map((wy) =>
    place(ink(`-40,${wy - 5} 0,${wy + 5} 40,${wy - 5}`, 3.4, 'none')),
  );
  scene.form(place(spline('-29,-34! 29,-34! 35,0 37,36! 0,44 -37,36! -35,0')), {
    ramp: 'copper',
    dim,
    shade: 9,
    lines: winds,
    highlights: [place(spline('-24,-24 -18,-22 -21,30 -28,28'))],
  });
  scene.form(ring(-34, 33), { dim, shade: 4 });
  scene.form(ring(34, 40), { dim, shade: 4 });
}

/** Three blunt fingers of iron from the wrist at (x, y) towards `degrees`. */
export function drawFingers(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  degrees: number,
  dim: boolean,
): void {
  const place = (path: Path): Path => path.scale(size).rotate(degrees).move(x, y);
  for (const spine of [
    '-6,-18,11 14,-26,11 26,-16,9',
    '-6,18,11 14,27,11 26,18,9',
    '-6,0,12 18,0,12 30,0,10',
  ]) {
    scene.form(place(tube(spine)), {
      ramp: 'tread',
      dim,
      shade: 4,
      rim: false,
      marks: [{ path: place(polygon('16,-50 24,-50 24,50 16,50')), ramp: 'copper' }],
    });
  }
}

/** The ring of polished iron on the mast, where the lightning sits. */
export function drawTorus(scene: Scene): void {
  scene.form(spline('34,2 46,-14 82,-24 114,-26 148,-24 184,-14 196,2 184,18 148,28 114,30 82,28 46,18'), {
    shade: 11,
    gloss: true,
    highlights: [ellipse(66, -8, 18, 4, -12)],
    marks: [{ path: ellipse(114, -8, 44, 9), ramp: 'tread' }],
  });
  scene.form(spline('100,-6! 104,-22 114,-28 124,-22 128,-6! 114,-2'), {
    ramp: 'accent',
    lineWidth: 0.9,
    gloss: true,
    highlights: [ellipse(109, -20, 4, 2.5, -20)],
  });
}

/** Sparks that leap from the ring. */
export function drawArcs(scene: Scene): void {
  for (const arc of [
    '42,8 22,-6 22,6 -4,-8 8,14 10,6 30,24 32,14',
    '186,-4 208,-28 210,-16 238,-34 224,-6 220,-14 202,10 200,-2',
    '184,18 206,24 206,32 232,42 208,50 210,42 182,34 186,28',
  ]) {
    scene.form(polygon(arc).withThickness(14), { ramp: 'arc', lineWidth: 0.8, miter: true, flat: true });
  }
}

/** A kettle that has begun to boil, its foot at (x, y + 24). */
export function drawKettle(scene: Scene, x: number, y: number): void {
  scene.form(
    spline('-34,-14! -44,-20 -42,-30! -36,-30 -34,-40! -20,-40 -20,-28! -16,-20 -26,-14').move(x, y),
    {
      ramp: 'steam',
      lineWidth: 0.8,
      shade: 4,
      rim: false,
    },
  );
  scene.form(tube('-10,-6,3.4 3,-22,3.4 18,-6,3.4').move(x, y), {
    ramp: 'tread',
    lineWidth: 0.8,
    rim: false,
  });
  scene.form(spline('-12,8! -24,0 -30,-10! -22,-14! -12,-6 -4,-4').move(x, y), {
    ramp: 'accent',
    lineWidth: 0.8,
    shade: 2,
  });
  scene.form(spline('-16,22! -20,8 -12,-6 4,-10 20,-6 28,8 24,22! 4,26').move(x, y), {
    ramp: 'accent',
    shade: 5,
    gloss: true,
    highlights: [ellipse(x - 6, y, 4, 3, -30)],
  });
  scene.form(ellipse(x + 4, y - 12, 4.5), { ramp: 'tread', lineWidth: 0.7, rim: false });
}
