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

  it.each([
    ['adapters/adapters.js', "import * as fetchAdapter from './fetch.js'", './fetch.js', 'getFetch'],
    [
      'adapters/xhr.js',
      "import { progressEventReducer } from '../helpers/progressEventReducer.js'",
      '../helpers/progressEventReducer.js',
      'progressEventReducer',
    ],
    ['axios.js', "import CancelToken from './cancel/CancelToken.js'", './cancel/CancelToken.js', 'class'],
    [
      'axios.js',
      "import HttpStatusCode from './helpers/HttpStatusCode.js'",
      './helpers/HttpStatusCode.js',
      'default',
    ],
    [
      'defaults/index.js',
      "import formDataToJSON from '../helpers/formDataToJSON.js'",
      '../helpers/formDataToJSON.js',
      'default',
    ],
  ])('what %s of axios asks for and the game does not: %s', (file, imports, id, given) => {
    const asking = path.join(root, 'node_modules/axios/lib', file);
    expect(readFileSync(asking, 'utf8')).toContain(imports);
    expect(load(resolveId(id, asking) ?? '')?.code).toContain(given);
    expect(resolveId(id, path.join(root, 'src/api/http.ts'))).toBeNull();
  });
});
