import { ROLES } from '../../core/kinds.ts';
import type { SwatchPalette } from '../swatches.ts';

const TOP = 264;
const LEFT = 8;
const PER_ROW = 10;
const [COLUMN, ROW] = [24, 42];

/** The markup of the swatches below the picture, and the height of the whole canvas. */
export function paletteStrip({ swatches, shinyTurn, darkRecipe }: SwatchPalette) {
  const placeOf = new Map(
    swatches.map(({ name }, i) => [
      name,
      { x: LEFT + (i % PER_ROW) * COLUMN, y: TOP + Math.floor(i / PER_ROW) * ROW },
    ]),
  );
  const rect = (
    id: string,
    name: string,
    colour: string,
    down: number,
    height: number,
    extra = '',
  ): string => {
    const { x, y } = placeOf.get(name)!;
    const box = `x="${x}" y="${y + down}" width="20" height="${height}"`;
    return `<rect id="${id}" ${extra}${box} fill="${colour}" stroke="#888888" stroke-width="0.5"><title>${id}</title></rect>`;
  };
  const roles = ROLES.map((role) => {
    const rects = swatches
      .filter((swatch) => swatch.role === role)
      .map(({ name, colour }) => rect(`${name}.${colour.slice(1)}`, name, colour, 0, 20, `class="${name}" `));
    return rects.length > 0 ? `<g id="role-${role}">${rects.join('')}</g>` : '';
  });
  const overrides = (['dark', 'shiny'] as const).map((kind) => {
    const rects = swatches.flatMap((swatch) => {
      const colour = swatch[kind];
      const variable = `class="${swatch.name}-${kind}" `;
      return colour
        ? [rect(`${swatch.name}.${kind}`, swatch.name, colour, kind === 'dark' ? 22 : 30, 7, variable)]
        : [];
    });
    const turn = kind === 'shiny' && shinyTurn !== undefined ? `-turn.${shinyTurn}` : '';
    const rule = kind === 'dark' && darkRecipe !== undefined ? `-recipe.${darkRecipe}` : turn;
    return rects.length > 0 || rule ? `<g id="${kind}${rule}">${rects.join('')}</g>` : '';
  });
  return {
    height: TOP + Math.ceil(swatches.length / PER_ROW) * ROW,
    markup: [...roles, ...overrides].join(''),
  };
}
