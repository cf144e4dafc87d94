import { ellipse, ink, mix, spline } from '../../kit.ts';
import type { Frame } from '../frame.ts';
import { edgeColour, flushColour } from './skin.ts';

export type NoseKind = 'button' | 'straight' | 'snub' | 'hooked' | 'broad' | 'bulb' | 'long' | 'broken';
interface NoseLines {
  /** The outline of the shaded side. */
  readonly shade: string;
  /** Ridge, tip and wing as brush lines. */
  readonly lines: readonly string[];
  /** The highlight on the tip: x, y, half width. */
  readonly light: readonly [number, number, number];
}

const NOSES: Readonly<Record<Exclude<NoseKind, 'bulb'>, NoseLines>> = {
  button: {
    shade: '-20,20 -13,17 -9,24 -14,30 -20,29',
    lines: ['-23,24 -21,29 -15,30', '-10,23 -9,27 -12,29'],
    light: [-18, 22, 3],
  },
  snub: {
    shade: '-19,18 -12,15 -7,23 -12,30 -20,28',
    lines: ['-19,8 -22,16 -25,21 -23,27 -17,28', '-9,21 -7,26 -11,29'],
    light: [-20, 20, 3.2],
  },
  straight: {
    shade: '-15,2! -11,13 -6,24 -11,31 -20,31 -18,16',
    lines: ['-19,11 -22,19 -26,26 -23,30 -16,31', '-8,23 -6,28 -10,31'],
    light: [-21, 22, 3],
  },
  long: {
    shade: '-14,-2! -11,11 -6,26 -11,34 -21,34 -18,16',
    lines: ['-18,8 -22,18 -28,28 -25,34 -17,35', '-9,26 -6,31 -10,35'],
    light: [-22, 26, 3],
  },
  hooked: {
    shade: '-14,-2! -10,9 -6,24 -11,31 -21,34 -18,14',
    lines: ['-16,0 -22,8 -24,16 -29,28 -25,33 -18,30', '-9,22 -5,28 -10,32'],
    light: [-23, 12, 3],
  },
  broad: {
    shade: '-16,4! -10,14 -2,24 -6,31 -20,31 -17,18',
    lines: ['-29,23 -31,28 -26,31 -21,32 -14,31', '-5,21 -1,27 -6,31 -11,30'],
    light: [-20, 22, 4.4],
  },
  broken: {
    shade: '-13,-2! -8,8 -6,24 -11,31 -20,31 -18,16',
    lines: ['-15,-2 -16,6 -23,12 -24,20 -26,26 -22,31 -15,31', '-7,22 -5,28 -10,31', '-13,4 -8,8 -12,12'],
    light: [-22, 16, 3],
  },
};

/** Draws the nose on the middle line of the face, x −16. `size` 1 is average. A bulbous nose is a separate form. */
export function drawNose(head: Frame, kind: NoseKind, options: { size?: number; flush?: number } = {}): void {
  const { size = 1, flush = 0 } = options;
  const nose = head.inside({ x: -15 * (1 - size), y: 10 * (1 - size), size });
  const skin = head.scene.ramp('skin');
  if (kind === 'bulb') {
    nose.flat('-17,-2! -11,10 -8,18 -20,20 -19,8', mix(skin.base, skin.shade, 0.8));
    const tip = spline('-31,21 -27,13 -18,10 -9,13 -4,21 -6,29 -12,30 -19,33 -26,31 -31,27');
    const flushed =
      flush > 0 ? [{ path: ellipse(-19, 24, 13, 10), flat: flushColour(head.scene), opacity: flush }] : [];
    nose.form(tip, {
      ramp: 'skin',
      lineWidth: 0.75,
      shade: 4,
      marks: flushed,
      highlights: [ellipse(-22, 16, 4, 3, -20)],
    });
    return;
  }
  const { shade, lines, light } = NOSES[kind];
  nose.flat(shade, mix(skin.base, skin.shade, 0.85));
  if (flush > 0) nose.flat(ellipse(-18, 24, 13, 8), flushColour(head.scene), flush);
  nose.flat(ellipse(light[0], light[1], light[2], light[2] * 0.75, -25), skin.light, 0.9);
  for (const line of lines) nose.flat(ink(line, 3), edgeColour(head.scene));
}
