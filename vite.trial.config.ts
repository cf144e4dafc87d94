import { defineConfig } from 'vite';
import { assetManifest } from './tools/vite/assets/assetManifest.ts';
import { laidAssets } from './tools/vite/assets/laidAssets.ts';
import { schemaless } from './tools/vite/contract/schemaless.ts';
import { minifiedTwice } from './tools/vite/minifiedTwice.ts';
import { serverParts, trialParts } from './tools/vite/trial.ts';
import { clientBuild, scripts } from './vite.config.ts';

/** The trial: a folder of static files for any path of any host (docs/trial.md). */
export default defineConfig({
  base: './',
  define: { 'import.meta.env.TRIAL': 'true' },
  plugins: [trialParts(), scripts(), minifiedTwice(), assetManifest(process.cwd(), './'), laidAssets()],
  publicDir: false,
  build: {
    outDir: 'dist/trial',
    ...clientBuild,
    // A trial has no service worker: the import is never reached.
    rolldownOptions: { ...clientBuild.rolldownOptions, external: ['virtual:pwa-register'] },
  },
  worker: {
    format: 'es',
    plugins: () => [schemaless(), serverParts()],
  },
});
