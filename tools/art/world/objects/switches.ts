import type { ObjectKind } from '../../../../content/maps/objects.ts';
import { ellipse, polygon, type Scene, spline, star, tube } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const BARE = { rim: false, miter: true } as const;
const GLOW = '#9ff0e2';

/** The wheel of a sluice on its post, at the side of the cell, so that whoever turns it does not hide it; on, its pennant is up. */
function drawWheel(scene: Scene, isOn: boolean): void {
  scene.form(polygon('94,56 112,56 114,126 92,126'), { ramp: 'wood', ...BARE, shade: 5 });
  if (isOn) {
    scene.form(tube('103,62,4 103,-44,3', { startCap: 'flat' }), {
      ramp: 'woodLight',
      lineWidth: 0.7,
      shade: 2,
    });
    scene.form(spline('105,-42! 146,-32 160,-24! 142,-14 105,-8!'), {
      ramp: '#e0594c',
      shade: 4,
      lineWidth: 0.8,
    });
  }
  scene.form(ellipse(103, 42, 46), { ramp: 'woodLight', shade: 7 });
  scene.form(ellipse(103, 42, 32), { ramp: '#5d3f2b', shade: 3, lineWidth: 0.7 });
  for (let i = 0; i < 3; i += 1) {
    const turn = (i * Math.PI) / 3 + (isOn ? Math.PI / 6 : 0);
    const [x, y] = [Math.cos(turn) * 52, Math.sin(turn) * 52];
    scene.form(tube(`${103 - x},${42 - y},3.6 ${103 + x},${42 + y},3.6`), {
      ramp: 'woodLight',
      lineWidth: 0.7,
      shade: 2,
    });
  }
  scene.form(ellipse(103, 42, 13), { ramp: isOn ? 'gold' : 'woodLight', shade: 4, lineWidth: 0.8 });
}

/** Half the width of each of the sounding stones, and how many rings are carved into it. */
const STONES = {
  'great-sounding-stone': [60, 3],
  'middle-sounding-stone': [49, 2],
  'small-sounding-stone': [37, 1],
} as const satisfies Partial<Record<ObjectKind, readonly [number, number]>>;

/** A flat stone with rings, which shine once it has sounded. */
function drawSoundingStone(scene: Scene, [half, rings]: readonly [number, number], isOn: boolean): void {
  const flat = 0.68;
  if (isOn) scene.flat(ellipse(64, 70, half + 14, half * flat + 13), GLOW, { opacity: 0.42 });
  scene.form(ellipse(64, 76, half, half * flat), { ramp: '#8f9099', shade: 8 });
  scene.form(ellipse(64, 68, half, half * flat), { ramp: '#b9bac2', shade: 7 });
  for (let ring = 1; ring <= rings; ring += 1) {
    const wide = (half * (ring - 0.35)) / (rings + 0.45);
    scene.markup(
      `<ellipse cx="64" cy="68" rx="${wide}" ry="${wide * flat}" fill="none" stroke="${isOn ? '#38cdb8' : '#6d6e79'}" stroke-width="${isOn ? 8 : 6.5}"/>`,
    );
    if (isOn)
      scene.markup(
        `<ellipse cx="64" cy="68" rx="${wide}" ry="${wide * flat}" fill="none" stroke="#e9fffb" stroke-width="3"/>`,
      );
  }
}

/** The colours of the plates before the four lights: the flame's, and its heart's. */
const PLATES = {
  'dawn-plate': ['#f29ab0', '#ffe1e4'],
  'noon-plate': ['#f5b93c', '#fff3bf'],
  'dusk-plate': ['#a678dc', '#ead4ff'],
  'night-plate': ['#5c86ea', '#d5e6ff'],
} as const satisfies Partial<Record<ObjectKind, readonly [string, string]>>;

/** A plate with a star, in the colour of the light before which it lies; on, it shines. */
function drawPlate(scene: Scene, [colour, heart]: readonly [string, string], isOn: boolean): void {
  if (isOn) scene.flat(ellipse(64, 68, 76, 58), colour, { opacity: 0.45 });
  scene.form(polygon('20,44 108,44 124,106 4,106'), { ramp: '#8f85a8', ...BARE, shade: 6 });
  scene.form(polygon('22,34 106,34 120,92 8,92'), { ramp: isOn ? heart : '#cfc7dc', ...BARE, shade: 6 });
  scene.form(star(64, 63, 5, 30, 13), {
    ramp: isOn ? colour : '#9a90b3',
    miter: true,
    shade: 3,
    lineWidth: 0.7,
  });
  if (!isOn) scene.form(ellipse(64, 63, 8), { ramp: colour, lineWidth: 0.6, shade: 2 });
}

/** A post with a flat head at one end of a barrier. */
function drawPost(scene: Scene, y: number, ramp: string): void {
  scene.form(polygon(`44,${y - 40} 84,${y - 40} 86,${y} 42,${y}`), { ramp, ...BARE, shade: 6 });
  scene.form(polygon(`40,${y - 54} 88,${y - 54} 88,${y - 38} 40,${y - 38}`), { ramp, ...BARE, shade: 4 });
}

/** A sluice across a way from west to east: boards between two posts, with water before them, or only their wet sill. */
function drawSluice(scene: Scene, isOpen: boolean): void {
  drawPost(scene, 34, 'wood');
  if (isOpen) {
    scene.form(polygon('54,34 74,34 74,96 54,96'), { ramp: '#7d5138', ...BARE, shade: 4, lineWidth: 0.7 });
    scene.flat(ellipse(64, 66, 26, 22), '#8fd4ec', { opacity: 0.5 });
  } else {
    scene.flat(spline('70,26 116,40 126,70 114,104 70,112'), '#5fb8e6', { opacity: 0.85 });
    scene.flat(spline('78,40 104,52 110,72 100,94 78,100'), '#c9f0fb', { opacity: 0.75 });
    const boards = polygon('48,-18 80,-18 80,98 48,98');
    scene.form(boards, { ramp: '#d9604f', ...BARE, shade: 7 });
    strokesOn(scene, boards, 'M46 12H82M46 40H82M46 68H82', scene.ramp('#d9604f').line, 5);
    scene.form(polygon('48,98 80,98 80,122 48,122'), { ramp: '#b84a3c', ...BARE, shade: 5 });
  }
  drawPost(scene, 126, 'wood');
}

/** A slab in the rock with a carved ear; open, it has sunk, and the dark behind it is seen. */
function drawStoneDoor(scene: Scene, isOpen: boolean): void {
  scene.form(spline('0,128! -4,10 18,-22 64,-34 110,-22 132,10 128,128!'), { ramp: '#85858f', shade: 9 });
  scene.flat(spline('18,128! 16,24 32,-2 64,-10 96,-2 112,24 110,128!'), '#171522');
  if (isOpen) {
    scene.form(polygon('18,112 110,112 112,128 16,128'), { ramp: '#a9abb3', ...BARE, shade: 4 });
    return;
  }
  scene.form(spline('18,128! 16,24 32,-2 64,-10 96,-2 112,24 110,128!'), { ramp: '#a9abb3', shade: 10 });
  const ear = 'M84 92q-16 14-24-2q-4-10 4-18q6-6 2-16q-6-12-16-4M38 66a27 27 0 1 1 52-8q0 18-12 26';
  scene.markup(
    `<path d="${ear}" fill="none" stroke="${scene.ramp('#a9abb3').deep}" stroke-width="7" stroke-linecap="round"/>`,
  );
}

/** Two posts of pale stone at a bridge: closed, bands of evening light hang between them; open, the posts themselves shine. */
function drawLightGate(scene: Scene, isOpen: boolean): void {
  const lamp = (y: number): void => {
    if (isOpen) scene.flat(ellipse(64, y, 30), '#ffe9a8', { opacity: 0.55 });
    scene.form(ellipse(64, y, 15), { ramp: isOpen ? '#ffd86a' : '#8b82a6', shade: 4, lineWidth: 0.8 });
  };
  drawPost(scene, 34, '#cfc7dc');
  lamp(-32);
  if (!isOpen) {
    for (const [x, colour] of [
      [46, '#f29ab0'],
      [56, '#f5b93c'],
      [66, '#a678dc'],
      [76, '#5c86ea'],
    ] as const)
      scene.flat(polygon(`${x},-16 ${x + 8},-16 ${x + 8},98 ${x},98`), colour, { opacity: 0.85 });
    scene.flat(polygon('46,-16 50,-16 50,98 46,98'), '#ffffff', { opacity: 0.6 });
  }
  drawPost(scene, 128, '#cfc7dc');
  lamp(62);
}

const cell = { width: 1, height: 1 } as const;
/** Two drawings of a kind: off or closed, on or open. */
const both = (
  kind: ObjectKind,
  draw: (scene: Scene, isOn: boolean) => void,
  isFlat = false,
): ObjectDrawing[] =>
  [false, true].map((isOn) => ({
    kind,
    ...cell,
    ...(isFlat && { flat: true }),
    draw: (scene) => draw(scene, isOn),
  }));

/** What is switched on maps; of each kind the picture before, and the one after. */
export const SWITCHES: readonly ObjectDrawing[] = [
  ...both('sluice-wheel', drawWheel),
  ...Object.entries(STONES).flatMap(([kind, look]) =>
    both(kind as keyof typeof STONES, (scene, isOn) => drawSoundingStone(scene, look, isOn), true),
  ),
  ...Object.entries(PLATES).flatMap(([kind, look]) =>
    both(kind as keyof typeof PLATES, (scene, isOn) => drawPlate(scene, look, isOn), true),
  ),
  ...both('sluice', drawSluice),
  ...both('stone-door', drawStoneDoor),
  ...both('light-gate', drawLightGate),
];
