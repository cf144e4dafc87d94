import {
  ellipse,
  flame,
  flameCore,
  leaf,
  leafVein,
  type Palette,
  type Path,
  type Point,
  Scene,
  type Style,
  spline,
  star,
  tube,
} from '../kit.ts';
import { LETTERS, pathsOf, RPG } from './letters.ts';

/** The canvas of the word mark. */
export const WORDMARK = { width: 1040, height: 332 } as const;

/** The canvas of the small word mark, without leaves and sparks. */
export const SMALL_WORDMARK = { width: 1040, height: 276 } as const;

const PALETTE: Palette = {
  main: '#ffdc86',
  warm: '#ffc061',
  hot: '#ff9a45',
  flame: '#f0552f',
  flameMiddle: '#ff9a3c',
  flameTip: '#ffe27a',
  leaf: '#58b96a',
  ribbon: '#c2405c',
};

const STYLE: Style = { outerLine: 13, innerLine: 6, gradient: 1, rim: 1 };

/** Contour of the letters, dark enough for a bright sky and for a dark one. */
const INK = '#2a1f47';

/** Everything below a wave at the given height: the letters glow like embers towards their feet. */
function glowing(y: number, height: number): Path {
  const crest = Array.from({ length: 27 }, (_, i): Point => [i * 40, y + (i % 2 ? height : -height)]);
  return spline([[-20, y + 200, true], [-20, y, true], ...crest, [1060, y, true], [1060, y + 200, true]]);
}

/**
 * Draws the game's name: brushed letters of warm light, an ember above the i, leaves at its foot.
 * @param small leaves out what is too fine for a header
 */
export function drawWordmark(id = 'wordmark', small = false): string {
  const scene = new Scene(id, PALETTE, { style: STYLE, outlineColour: INK });
  for (const letter of LETTERS)
    scene.form(pathsOf(letter), {
      ramp: 'main',
      shade: 7,
      gloss: true,
      marks: [
        { path: glowing(168, 14), ramp: 'warm' },
        { path: glowing(206, 10), ramp: 'hot' },
      ],
    });
  scene.form(flame(800, 122, 56, 92, 0.06), {
    ramp: 'flame',
    miter: true,
    shade: 6,
    rim: false,
    marks: [
      { path: flame(800, 123, 38, 62, 0.06), ramp: 'flameMiddle' },
      { path: flameCore(800, 123, 22, 40, 0.06), ramp: 'flameTip' },
    ],
  });
  if (small) return scene.content();
  for (const [x, y, length, width, degrees] of [
    [90, 262, 78, 34, 168],
    [92, 264, 92, 38, 14],
  ] as const)
    scene.form(leaf(x, y, length, width, degrees), {
      ramp: 'leaf',
      shade: 6,
      lines: [leafVein(x, y, length * 0.84, degrees)],
    });
  scene.form(ellipse(92, 262, 12, 11), { ramp: 'flameTip', shade: 4, gloss: true });
  scene.form(spline('842,262! 900,256 1016,258! 1004,288 1018,316! 930,320 840,318! 850,290'), {
    ramp: 'ribbon',
    miter: true,
    shade: 5,
    lineWidth: 0.6,
  });
  for (const stroke of RPG) scene.flat(tube(stroke), '#fff6d6');
  for (const [x, y, size] of [
    [838, 34, 12],
    [760, 52, 9],
    [816, 14, 7],
  ] as const)
    scene.form(star(x, y, size, size * 0.36, 4), { ramp: 'flameTip', lineWidth: 0.5, rim: false, shade: 1 });
  return scene.content();
}
