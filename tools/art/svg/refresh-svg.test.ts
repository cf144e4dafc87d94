import { describe, expect, it } from 'vitest';
import { KINDS } from '../core/kinds.ts';
import { loadDrawings } from '../drawings.ts';
import { exportSvg } from './export/export-svg.ts';
import { refreshSvg } from './refresh-svg.ts';
import { SvgSource } from './source.ts';
import { tonesOf } from './swatches.ts';
import { differentPixels } from './testing.ts';

describe('a file whose tones are made anew', { timeout: 60_000 }, () => {
  const load = async () => exportSvg((await loadDrawings(['kindlam']))[0]!);

  it('has the tones of its swatches, in variables, attributes and styles, and bakes to the same pictures', async () => {
    const changed = (await load())
      .replace('--main: #f47b34', '--main: #4f8fd6')
      .replace('id="main.f47b34"', 'id="main.f47b34" style="fill:#4f8fd6; stroke:#c63c3a"');
    const refreshed = refreshSvg('kindlam', changed);
    const { shade } = tonesOf('#4f8fd6');
    expect(refreshed).toContain(`--main-shade: ${shade};`);
    expect(refreshed).toMatch(new RegExp(`class="main-shade"[^>]* fill="${shade}"`));
    expect(refreshed).toContain(`stroke:${shade}`);
    expect(refreshed).toContain('id="main.4f8fd6"');
    expect(refreshed).toContain('--main-shiny: #dfe6f6;');
    expect(refreshed).not.toMatch(/#(f47b34|c63c3a|520218)/);
    const [before, after] = [new SvgSource('kindlam', changed), new SvgSource('kindlam', refreshed)];
    for (const kind of KINDS) {
      expect(differentPixels(before.picture(kind, false), after.picture(kind, false))).toBe(0);
      expect(differentPixels(before.picture(kind, true), after.picture(kind, true))).toBe(0);
    }
  });

  it('stays as it is where nothing was changed', async () => {
    const text = await load();
    const once = refreshSvg('kindlam', text);
    expect(refreshSvg('kindlam', once)).toBe(once);
    expect(once.match(/#[0-9a-f]{6}/g)).toEqual(text.match(/#[0-9a-f]{6}/g));
  });
});
