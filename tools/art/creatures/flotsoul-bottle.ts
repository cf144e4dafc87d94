import { ellipse, ink, type Path, type Scene, spline, tube } from '../kit.ts';

/** Tilts a path with the bottle. */
export type Lean = (path: Path) => Path;

/** The bottle without cork and lip. */
export function drawGlass(scene: Scene, lean: Lean): void {
  const glass = spline(
    '106,40! 106,66 98,80 74,98 64,130 66,180 82,210 128,220 174,210 190,180 192,130 182,98 158,80 150,66 150,40!',
  );
  const inside = spline(
    '116,40 116,68 106,86 84,102 76,130 78,176 92,202 128,210 164,202 178,176 180,130 172,102 150,86 140,68 140,40',
  );
  scene.form(lean(glass).withThickness(110), { shade: 10, marks: [{ path: lean(inside), ramp: 'glass' }] });
}

/** The roll at the top of the letter, its curl on one side. */
export function drawRoll(scene: Scene, lean: Lean, side: 1 | -1): void {
  const turned: Lean = (path) => lean(side > 0 ? path : path.map((x, y) => [256 - x, y]));
  scene.form(lean(tube('86,100,11 128,96,11.5 170,100,11')), { ramp: 'letter', lineWidth: 0.85, shade: 4 });
  scene.form(turned(ellipse(171, 100, 6, 10)), {
    ramp: 'ink',
    lineWidth: 0.7,
    rim: false,
    lines: [turned(ink('173,94 168,98 170,104 174,101', 2.2))],
  });
}

export function drawShine(scene: Scene, lean: Lean): void {
  scene.flat(lean(spline('76,116 88,104 98,102 84,118 78,146 76,166 70,150')), '#ffffff', { opacity: 0.75 });
  scene.flat(lean(ellipse(186, 146, 3, 22, 4)), '#ffffff', { opacity: 0.45 });
  scene.flat(lean(ellipse(114, 60, 3, 14)), '#ffffff', { opacity: 0.75 });
}

/** The lip, and the ribbon about the neck below it. */
export function drawLip(scene: Scene, lean: Lean): void {
  scene.form(lean(tube('100,40,8 128,43,8 156,40,8')), { shade: 3, lineWidth: 0.9 });
  scene.form(lean(spline('104,66! 128,72 152,66! 153,78 128,84 103,78!')), {
    ramp: 'accent',
    lineWidth: 0.8,
    shade: 3,
  });
}
