import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawCreature } from './creature.ts';
import { creatureMaker } from './creature-maker.ts';
import { loadCreatures, sourceIds } from './drawings.ts';
import { exportSvg } from './svg/export/export-svg.ts';

describe('the SVG files of designers', { timeout: 60_000 }, () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'emberwild-art-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const lay = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const files = (accepts: (path: string) => boolean = () => true) =>
    creatureMaker(['kindlam'], folder).files(accepts);
  const bakeOne = async (): Promise<Buffer> => {
    for await (const { data } of files((path) => path.endsWith('kindlam.normal.webp'))) return data;
    throw new Error('nothing was baked');
  };

  it('stand for the drawings of their species, in files of the same names', async () => {
    const before = await bakeOne();
    const [drawing] = await loadCreatures(['kindlam'], folder);
    lay('kindlam.svg', exportSvg(drawing!).replace('--main: #f47b34', '--main: #4f8fd6'));
    const [restyled] = await loadCreatures(['kindlam'], folder);
    expect(drawCreature(restyled!).svg()).toContain('#4f8fd6');
    expect((await bakeOne()).equals(before)).toBe(false);
    const paths: string[] = [];
    for await (const { path } of files()) paths.push(path);
    expect(paths).toEqual(
      ['normal', 'dark', 'shiny'].flatMap((kind) => [
        `creatures/kindlam.${kind}.webp`,
        `creatures/kindlam.${kind}.small.webp`,
        `creatures/kindlam.${kind}.blink.webp`,
      ]),
    );
  });

  it('are told by name, with what is wrong', async () => {
    lay('kindlam.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>');
    await expect(loadCreatures(['kindlam'], folder)).rejects.toThrow(
      'assets/sources/creatures/kindlam.svg: the file has a script',
    );
    await expect(loadCreatures(['moonbun'], folder)).resolves.toHaveLength(1);
  });

  it('must have the name of a drawn species', () => {
    lay('Kindlam.svg', '');
    expect(() => sourceIds(folder)).toThrow(
      'assets/sources/creatures/Kindlam.svg: no species of this name is drawn',
    );
  });

  it('must not have a background', async () => {
    const [drawing] = await loadCreatures(['kindlam'], folder);
    const background = '<rect class="main" width="256" height="256" fill="#f47b34"/>';
    lay('kindlam.svg', exportSvg(drawing!).replace('<g id="creature"', `${background}<g id="creature"`));
    await expect(bakeOne()).rejects.toThrow('take out the background');
  });
});
