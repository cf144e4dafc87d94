import { ink, type Path, type Point, type Scene, spline } from '../kit.ts';

/** The point where both shells are joined, behind the pearl. */
const HINGE = { x: 142, y: 180 } as const;
const LOBES = 7;
/** Degrees of both ends of the fan. The shell leans back: its middle rib points slightly to the right. */
const FIRST = -172;
const LAST = -2;

/** A point on the fan: `share` 0…1 from its left to its right end, `reach` 0…1 from the hinge to the edge. */
function onFan(share: number, reach: number, shift = 0): [number, number] {
  const angle = ((FIRST + (LAST - FIRST) * share) * Math.PI) / 180;
  return [HINGE.x + shift + Math.cos(angle) * 126 * reach, HINGE.y + Math.sin(angle) * 192 * reach];
}

/** A fan with a scalloped edge; `reach` below 1 gives a smaller fan inside it. */
export function fan(reach: number, shift = 0): Path {
  const edge = Array.from({ length: LOBES }, (_, lobe): Point[] => {
    return [
      [...onFan(lobe / LOBES, reach * 0.85, shift), true],
      onFan((lobe + 0.25) / LOBES, reach * 1.04, shift),
      onFan((lobe + 0.75) / LOBES, reach * 1.04, shift),
    ];
  });
  return spline([...edge.flat(), [...onFan(1, reach * 0.85, shift), true], [HINGE.x + shift, HINGE.y + 30]]);
}

/** The grooves of a fan run from the hinge to each notch of its edge. */
function grooves(from: number, to: number, shift = 0): Path[] {
  return Array.from({ length: LOBES - 1 }, (_, i) => {
    const share = (i + 1) / LOBES;
    return ink(
      [onFan(share, to, shift), onFan(share, (from + to) / 2, shift), onFan(share, from, shift)],
      5,
      'end',
    );
  });
}

/** The upper shell, seen from inside: its thick edge, a pale band, and the dark with a glow of mother-of-pearl. */
export function drawUpperShell(scene: Scene): void {
  scene.form(fan(1, 13), { shade: 12, lines: grooves(0.8, 0.9, 13) });
  scene.form(fan(0.95), { back: 'hidden', ramp: 'sand', shade: 0, rim: false, lines: grooves(0.76, 0.84) });
  scene.form(fan(0.83), {
    back: 'hidden',
    ramp: 'inside',
    shade: 0,
    rim: false,
    lines: grooves(0.3, 0.74).map((path) => ({ path, width: 4, colour: scene.ramp('glow').shade })),
  });
}

const LOWER_LIP =
  '0,154! 6,172 22,187 40,186! 56,160 80,168! 94,196 124,194! 144,164 170,172! 188,194 214,184! 232,158 276,146!';
/** The same lip, lower on the shell, bounds the pale band at its edge. */
const LOWER_BAND =
  '-6,178! 6,196 22,206 38,204! 56,179 80,187! 94,214 124,212! 144,183 170,191! 188,212 216,202! 234,178 270,182!';

/** The lower shell, a heavy bowl with a folded lip. */
export function drawLowerShell(scene: Scene): void {
  scene.form(spline(`${LOWER_LIP} 268,190 246,226 208,246 134,254 64,248 26,226 8,188`), {
    shade: 14,
    marks: [{ path: spline(`${LOWER_BAND} 280,100! -20,100!`), ramp: 'sand' }],
    lines: [
      '40,186 48,212 66,240',
      '80,168 84,204 96,240',
      '124,194 126,220 128,246',
      '170,172 168,206 160,242',
      '214,184 208,212 192,240',
    ].map((points) => ink(points, 4.6, 'end')),
  });
}
