import { describe, expect, it } from 'vitest';
import { checkSource } from '../../core/checks.ts';
import { type Creature, creature } from '../../creature.ts';
import { loadDrawings } from '../../drawings.ts';
import { ellipse } from '../../kit.ts';
import { below, readSvg } from '../read-svg.ts';
import { SvgSource } from '../source.ts';
import { exportSvg } from './export-svg.ts';

const load = async (id: string): Promise<Creature> => (await loadDrawings([id]))[0]!;

describe('the SVG of a drawing', { timeout: 60_000 }, () => {
  it('has the layers that a designer looks for, and the parts by their names', async () => {
    const [kindlam] = readSvg(exportSvg(await load('kindlam'))).children;
    expect(kindlam!.children.map(({ name }) => name)).toEqual([
      'contours',
      'body',
      'eyes-open',
      'eyes-closed',
      'front',
    ]);
    const names = [...below(kindlam!)].map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['hoof-shape', 'ear-shape', 'flame-shape', 'mouth-shape', 'nose-shape']),
    );
    expect(names).toContain('flame-shape-markings');
  });

  it('has its palette as variables, and every colour also as a plain one', async () => {
    const svg = exportSvg(await load('kindlam'));
    expect(svg).toContain('--main: #f47b34;');
    expect(svg).toContain('--main-shiny: #dfe6f6;');
    expect(svg).toContain('.main-shade { fill: var(--main-shade); }');
    for (const [element] of svg.matchAll(/<[^>]*class="[^>]*>/g)) {
      expect(element).toMatch(/(fill|stroke|stop-color)="#[0-9a-f]{6}"/);
    }
  });

  it.each(['kindlam', 'galoshade', 'flickeep'])(
    'uses every id once, and passes the check of sources (%s)',
    async (id) => {
      const svg = exportSvg(await load(id));
      const ids = [...below(readSvg(svg))].flatMap((shape) => (shape.id === undefined ? [] : [shape.id]));
      expect(ids.filter((one, i) => ids.indexOf(one) !== i)).toEqual([]);
      expect(checkSource(svg)).toEqual([]);
    },
  );

  it('has a swatch for each colour, no two alike, with roles and chosen colours of the drawing', async () => {
    const source = new SvgSource('pendulope', exportSvg(await load('pendulope')));
    const { swatches } = source.palette;
    const colours = swatches.map(({ colour }) => colour);
    expect(new Set(colours).size).toBe(colours.length);
    expect(swatches.find(({ name }) => name === 'glass')).toMatchObject({ role: 'belly' });
    expect(swatches.find(({ name }) => name === 'eyelid')).toMatchObject({ role: 'fixed', dark: '#ff8fa6' });
  });

  it('says how far the shiny kind turns, where it is not the usual turn', () => {
    const drawing = creature('x', { plan: 'biped', palette: { main: '#f47b34' }, shinyTurn: 40 }, (scene) => {
      scene.form(ellipse(128, 128, 60));
    });
    expect(new SvgSource('x', exportSvg(drawing)).palette.shinyTurn).toBe(40);
  });

  it('is refused where a kind has other shapes', () => {
    const drawing = creature('x', { plan: 'biped', palette: { main: '#f47b34' } }, (scene) => {
      scene.form(ellipse(128, 128, 60), { flat: scene.kind === 'dark' });
    });
    expect(() => exportSvg(drawing)).toThrow('other shapes in another kind');
  });
});
