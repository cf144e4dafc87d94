import { type FormOptions, type Scene, tube } from '../../kit.ts';

export interface CrossedCollarOptions {
  /** Middle of the throat, on the canvas. */
  readonly x: number;
  readonly y: number;
  /** Half width of the neck. Default 30. */
  readonly neck?: number;
  /** Half width of a band. Default 7. */
  readonly thick?: number;
  readonly form?: FormOptions;
}

/** Draws crossed collars of robes, the near side on top; `ramps` are their colours from the skin outwards. */
export function drawCrossedCollars(
  scene: Scene,
  ramps: readonly string[],
  { x, y, neck = 30, thick = 7, form = {} }: CrossedCollarOptions,
): void {
  ramps.forEach((ramp, i) => {
    const out = i * thick * 1.45;
    const options: FormOptions = { ramp, shade: 3.4, rim: false, lineWidth: 0.85, ...form };
    const far = [
      [x - neck - out, y - 10 + i * 3],
      [x - neck + 6 - out, y + 14 + i * 2],
      [x - 6 - out, y + 42],
      [x + 34 - out, y + 76],
    ] as const;
    const near = [
      [x + neck + 4 + out, y - 13 + i * 3],
      [x + neck + 1 + out, y + 8 + i * 2],
      [x + 8 + out, y + 40],
      [x - 44 + out, y + 84],
    ] as const;
    for (const side of [far, near])
      scene.form(tube(side.map(([a, b]): [number, number, number] => [a, b, thick])), options);
  });
}
