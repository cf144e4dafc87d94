import { type JsMinifyOptions, minify } from '@swc/core';
import type { Plugin } from 'vite';

const OPTIONS: JsMinifyOptions = {
  module: true,
  compress: { passes: 3, ecma: 2022 },
  mangle: true,
  ecma: 2022,
};

/**
 * Minifies the scripts of a build with swc after the bundler's own minifier, which leaves more than one part in a hundred:
 * `docs/decisions/weight.md` has the numbers.
 */
export const minifiedTwice = (): Plugin => ({
  name: 'minified-twice',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      await Promise.all(
        chunks.map(async (chunk) => {
          chunk.code = (await minify(chunk.code, OPTIONS)).code;
        }),
      );
    },
  },
});
