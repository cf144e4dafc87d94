import type { FormOptions, Mark } from '../core/form.ts';
import type { KindOptions } from '../core/kinds.ts';
import type { Scene } from '../core/scene.ts';
import { type SpineSource, tube } from '../core/tube.ts';
import { twist } from '../parts/twisted-horn.ts';
import { waterDrop } from '../parts/water.ts';

/** Colours of the line nubwhal, narvane, lancetide. */
export const NARWHALS = {
  main: '#4a86e8',
  belly: '#f4fbff',
  foam: '#f0faff',
  back: '#2f5fc4',
  horn: '#ffe9bd',
  gold: '#ffc445',
  ice: '#b4ecff',
  iris: '#1d4fb8',
};
/** Colour roles. Dark kind: night blue with glowing drops. Shiny kind: crimson with a pale gold horn. */
export const NARWHAL_KINDS = {
  roles: { foam: 'belly', ice: 'belly' },
  dark: {
    main: '#18454d',
    back: '#002f37',
    belly: '#5f8c92',
    foam: '#89b8b4',
    horn: '#96c6c2',
    ice: '#7dd456',
    lining: '#356265',
    gold: '#8bcd68',
  },
  shiny: {
    main: '#e0516c',
    back: '#a62c4d',
    belly: '#fff3ea',
    foam: '#fffaf2',
    horn: '#fff2c0',
    ice: '#ffe08a',
    lining: '#ff9a8a',
  },
} satisfies KindOptions;

type FlankDrop = readonly [x: number, y: number, radius: number, degrees: number];

/** Marks for the drops on the flank, the emblem of this line. */
export function flankDrops(drops: readonly FlankDrop[]): Mark[] {
  return drops.map(([x, y, radius, degrees]) => ({ path: waterDrop(x, y, radius, degrees), ramp: 'ice' }));
}

/** A horn with climbing grooves. */
export function drawTwistedHorn(
  scene: Scene,
  spine: SpineSource,
  grooves: number,
  options: FormOptions & { readonly slant?: number } = {},
): void {
  const { slant = 0.07, ...rest } = options;
  scene.form(tube(spine), { ramp: 'horn', rim: false, lines: twist(spine, grooves, { slant }), ...rest });
}
