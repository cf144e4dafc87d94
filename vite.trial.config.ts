import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetManifest } from './tools/vite/assets/assetManifest.ts';
import { laidAssets } from './tools/vite/assets/laidAssets.ts';
import { codeSplitting } from './tools/vite/bundles.ts';
import { phaserSlim } from './tools/vite/phaserSlim.ts';
import { schemaless } from './tools/vite/schemaless.ts';
import { serverParts, trialParts } from './tools/vite/trial.ts';

/** The trial: a folder of static files for any path of any host (docs/trial.md). */
export default defineConfig({
  base: './',
  define: { 'import.meta.env.TRIAL': 'true' },
  plugins: [
    trialParts(),
    phaserSlim(),
    schemaless(),
    react(),
    assetManifest(process.cwd(), './'),
    laidAssets(),
  ],
  publicDir: false,
  build: {
    outDir: 'dist/trial',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // A trial has no service worker: the import is never reached.
      external: ['virtual:pwa-register'],
      output: { codeSplitting },
      checks: { bundlerTimings: false },
    },
    chunkSizeWarningLimit: 1000,
  },
  worker: {
    format: 'es',
    plugins: () => [schemaless(), serverParts()],
  },
});
