import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { slimLibraries } from './slimLibraries.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { resolveId, load } = slimLibraries(root) as unknown as {
  resolveId: (id: string, importer?: string) => string | null;
  load: (id: string) => { code: string } | null;
};

describe('what the build leaves out of libraries', () => {
  it.each(['react-router', 'react-router/dom'])('warnings to developers in %s', (name) => {
    const file = resolveId(name) ?? '';
    expect(existsSync(file)).toBe(true);
    expect(file).toContain('/dist/production/');
  });

  it('the way of axios over fetch, which axios still asks for', () => {
    const adapters = path.join(root, 'node_modules/axios/lib/adapters/adapters.js');
    expect(readFileSync(adapters, 'utf8')).toContain("import * as fetchAdapter from './fetch.js'");
    const id = resolveId('./fetch.js', adapters) ?? '';
    expect(load(id)?.code).toContain('getFetch');
    expect(resolveId('./fetch.js', path.join(root, 'src/api/http.ts'))).toBeNull();
  });
});
