import { describe, expect, it } from 'vitest';
import { KINDS, paletteOf } from '../core/kinds.ts';
import { type Creature, drawScene } from '../creature.ts';
import { loadDrawings } from '../drawings.ts';
import { exportSvg } from './export/export-svg.ts';
import { SvgSource } from './source.ts';
import { tonesOf } from './swatches.ts';
import { differentPixels } from './testing.ts';

const FRAMES = KINDS.flatMap((kind) => [false, true].map((blink) => ({ kind, blink })));
const load = async (id: string): Promise<Creature> => (await loadDrawings([id]))[0]!;
/** For each frame, the number of pixels in which the file differs from the drawing. */
const differences = (svg: string, drawing: Creature): number[] => {
  const source = new SvgSource(drawing.id, svg);
  return FRAMES.map(({ kind, blink }) =>
    differentPixels(source.picture(kind, blink), drawScene(drawing, kind, blink)),
  );
};
const SAME = FRAMES.map(() => 0);

/** The file as Figma saves it: no style sheet, no classes, capitals, colours by name, a group around everything. */
const asFigma = (svg: string): string =>
  svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(/ (class|inkscape:groupmode)="[^"]*"/g, '')
    .replaceAll(/"#([0-9a-f]{6})"/g, (_, digits: string) =>
      digits === 'ffffff' ? '"white"' : `"#${digits.toUpperCase()}"`,
    )
    .replaceAll('id="eyes-open"', 'id="eyes open"')
    .replace(' style="display:none"', '')
    .replace('<g id="creature"', '<g clip-path="url(#clip0_1_2)"><g id="creature"')
    .replace(
      '</svg>',
      '</g><defs><clipPath id="clip0_1_2"><rect width="256" height="600" fill="white"/></clipPath></defs></svg>',
    );

describe('an exported drawing', { timeout: 60_000 }, () => {
  it.each(['kindlam', 'brookfin', 'galoshade', 'cobblet', 'rivetle', 'tuftpup'])(
    'bakes to the same picture in all kinds, with open eyes (%s)',
    async (id) => {
      const drawing = await load(id);
      const source = new SvgSource(id, exportSvg(drawing));
      const seen = KINDS.map((kind) =>
        differentPixels(source.picture(kind, false), drawScene(drawing, kind)),
      );
      expect(seen).toEqual([0, 0, 0]);
    },
  );

  it.each(['kindlam', 'brookfin', 'galoshade', 'cobblet', 'tuftpup'])(
    'bakes to the same picture with closed eyes (%s)',
    async (id) => {
      const drawing = await load(id);
      expect(differences(exportSvg(drawing), drawing)).toEqual(SAME);
    },
  );

  it('bakes to the same picture after a program has thrown classes and style sheet away', async () => {
    const drawing = await load('kindlam');
    expect(differences(asFigma(exportSvg(drawing)), drawing)).toEqual(SAME);
  });

  it('bakes to the same picture after a program has scaled the canvas', async () => {
    const drawing = await load('kindlam');
    const scaled = exportSvg(drawing)
      .replace(/viewBox="0 0 256 (\d+)" width="256" height="\d+"/, (_, height: string) => {
        return `width="512" height="${Number(height) * 2}"`;
      })
      .replace('<g id="creature"', '<g transform="scale(2)"><g id="creature"')
      .replace('</svg>', '</g></svg>');
    expect(differences(scaled, drawing)).toEqual(SAME);
  });
});

describe('a colour of the palette that a designer has changed', { timeout: 60_000 }, () => {
  const blue = '#4f8fd6';
  /** The drawing with one palette colour replaced by `blue`. */
  const painted = async (id: string, name: string): Promise<Creature> => {
    const drawing = await load(id);
    return { ...drawing, palette: { ...drawing.palette, [name]: blue } };
  };

  it('changes with all its tones, in all kinds by their rules, where the variable is changed', async () => {
    const drawing = await load('mosslow');
    const was = drawing.palette.main!;
    const changed = exportSvg(drawing).replace(`--main: ${was};`, `--main: ${blue};`);
    const wanted = await painted('mosslow', 'main');
    expect(differences(changed, wanted)).toEqual(SAME);
    expect(Math.min(...differences(changed, drawing))).toBeGreaterThan(100);
  });

  it('keeps the colours that the drawing has chosen for other kinds', async () => {
    const drawing = await load('kindlam');
    const source = new SvgSource('kindlam', exportSvg(drawing).replace('--main: #f47b34', `--main: ${blue}`));
    const swatch = source.palette.swatches.find(({ name }) => name === 'main');
    expect(swatch).toMatchObject({ colour: blue, shiny: '#dfe6f6' });
    expect(differentPixels(source.picture('shiny', false), drawScene(drawing, 'shiny'))).toBe(0);
    expect(paletteOf({ main: blue }, 'dark').main).not.toBe(paletteOf({ main: '#f47b34' }, 'dark').main);
    expect(differentPixels(source.picture('dark', false), drawScene(drawing, 'dark'))).toBeGreaterThan(100);
  });

  it('changes everything where Figma has changed swatch and shapes alike', async () => {
    const drawing = await load('mosslow');
    const was = drawing.palette.main!.toUpperCase();
    const changed = asFigma(exportSvg(drawing)).replaceAll(`"${was}"`, `"${blue}"`);
    expect(differences(changed, await painted('mosslow', 'main'))).toEqual(SAME);
  });

  it('changes everything where Inkscape has written styles onto swatch and shapes', async () => {
    const drawing = await load('mosslow');
    const was = drawing.palette.main!;
    const changed = exportSvg(drawing)
      .replaceAll(`fill="${was}"`, `fill="${was}" style="fill:${blue};fill-opacity:1"`)
      .replaceAll(`stop-color="${was}"`, `stop-color="${was}" style="stop-color:${blue};stop-opacity:1"`);
    expect(differences(changed, await painted('mosslow', 'main'))).toEqual(SAME);
  });

  it('changes everything where only the swatch was changed', async () => {
    const drawing = await load('mosslow');
    const was = drawing.palette.main!;
    const swatch = `id="main.${was.slice(1)}"`;
    const changed = exportSvg(drawing).replace(swatch, `${swatch} style="fill:${blue}"`);
    expect(differences(changed, await painted('mosslow', 'main'))).toEqual(SAME);
  });
});

describe('what a designer draws anew', () => {
  const small = (inside: string, palette = ''): string => `
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 300">
      <g id="body"><circle cx="128" cy="128" r="60" fill="#f47b34"/>${inside}</g>
      <g id="eyes-open"><circle cx="100" cy="100" r="9" fill="#222222"/></g>
      <g id="eyes-closed" style="display:none"><rect x="90" y="100" width="20" height="3" fill="#222222"/></g>
      <g id="palette">
        <g id="role-main"><rect id="main" x="0" y="260" width="9" height="9" fill="#f47b34"/></g>
        <g id="role-fixed"><rect id="line" x="20" y="260" width="9" height="9" fill="#222222"/></g>${palette}
      </g>
    </svg>`;
  const star = '<path id="star" d="M0 0h9v9z" fill="#00ff88"/>';
  const bake = (svg: string, kind: 'normal' | 'dark' | 'shiny' = 'normal', blink = false): string =>
    new SvgSource('kindlam', svg).picture(kind, blink).content();

  it('has kinds by the role of its swatches, and one pair of eyes in each frame', () => {
    const dark = paletteOf({ main: '#f47b34' }, 'dark').main!;
    expect(bake(small(''), 'dark')).toContain(`fill="${dark}"`);
    expect(bake(small(''), 'dark')).toContain('fill="#222222"');
    expect(bake(small(''))).toMatch(/<circle[^>]*r="9"/);
    expect(bake(small(''))).not.toContain('width="20"');
    expect(bake(small(''), 'normal', true)).toContain('width="20"');
    expect(bake(small(''), 'normal', true)).not.toMatch(/display|r="9"/);
  });

  it('takes a new colour with its swatch, as the colours of other kinds that stand beside it', () => {
    const accent = '<g id="role-accent"><rect id="leaf" fill="#00ff88"/></g>';
    const dark = '<g id="dark"><rect id="leaf.dark" fill="#123456"/></g>';
    expect(bake(small(star, accent))).toContain('fill="#00ff88"');
    expect(bake(small(star, accent), 'dark')).toContain(
      `fill="${paletteOf({ leaf: '#00ff88' }, 'dark', { roles: { leaf: 'accent' } }).leaf}"`,
    );
    expect(bake(small(star, accent + dark), 'dark')).toContain('fill="#123456"');
  });

  it('turns the shiny kind as far as its palette says', () => {
    const turned = paletteOf({ main: '#f47b34' }, 'shiny', { shinyTurn: 40 }).main!;
    expect(bake(small('', '<g id="shiny-turn.40"></g>'), 'shiny')).toContain(`fill="${turned}"`);
  });

  it('is never baked with the palette in the picture', () => {
    expect(bake(small(''))).not.toContain('260');
  });

  it.each([
    ['a colour without a swatch', small(star), '"star" has the colour #00ff88, which is not in the palette'],
    ['a shape without a colour', small('<path id="blot" d="M0 0h9v9z"/>'), '"blot" has the colour #000000'],
    ['no group for the body', small('').replace('id="body"', ''), 'there is no group "body"'],
    ['no open eyes', small('').replace('id="eyes-open"', ''), 'there is no group "eyes-open"'],
    [
      'no closed eyes',
      small('').replace('id="eyes-closed"', ''),
      'there is no group "eyes-closed": show it before',
    ],
    ['no palette', small('').replace('id="palette"', ''), 'there is no group "palette"'],
    [
      'two swatches of one name',
      small('', '<g id="role-iris"><rect id="main" fill="#111111"/></g>'),
      'two swatches "main"',
    ],
    [
      'two swatches of one colour',
      small('', '<g id="role-iris"><rect id="iris" fill="#222222"/></g>'),
      'the same colour as "line" (#222222)',
    ],
    [
      'a swatch that looks like a tone of another',
      small('', `<g id="role-iris"><rect id="iris" fill="${tonesOf('#f47b34').shade}"/></g>`).replace(
        'id="main"',
        'id="main.f47b34"',
      ),
      'the swatch "iris" has the same colour as "main-shade"',
    ],
    ['a swatch without a name', small('', '<g id="role-iris"><rect fill="#111111"/></g>'), 'give it a name'],
    [
      'a swatch without a colour',
      small('', '<g id="role-iris"><rect id="iris"/></g>'),
      '"iris" has no plain colour',
    ],
    ['a colour in other words', small('<path d="M0 0h9v9z" fill="lime"/>'), 'write it as #rrggbb'],
    ['a canvas that is too low', small('').replace('256 300', '256 100'), 'at least as high as wide'],
  ])('is refused in plain words for %s', (_, svg, words) => {
    expect(() => new SvgSource('kindlam', svg)).toThrow(words);
  });
});
