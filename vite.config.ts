import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { assetManifest } from './tools/vite/assets/assetManifest.ts';
import { assetPack } from './tools/vite/assets/assetPack.ts';
import { laidAssets } from './tools/vite/assets/laidAssets.ts';
import { budgets } from './tools/vite/budgets.ts';
import { codeSplitting, declaredBundles } from './tools/vite/bundles/bundles.ts';
import { compressed } from './tools/vite/compressed.ts';
import { schemaless } from './tools/vite/contract/schemaless.ts';
import { installable } from './tools/vite/installable.ts';
import { minifiedTwice } from './tools/vite/minifiedTwice.ts';
import { firstStyles } from './tools/vite/page/firstStyles.ts';
import { preloads } from './tools/vite/page/preloads.ts';
import { phaserSlim } from './tools/vite/phaserSlim.ts';
import { slimLibraries } from './tools/vite/slimLibraries.ts';

const server = process.env.API ?? 'http://127.0.0.1:3000';

/** How scripts become files, also those of the trial. */
export const scripts = () => [phaserSlim(), slimLibraries(), schemaless(), react()];

/** Where the texts of other languages are: the worker fetches at once only what lies directly in `assets`. */
const folderOf = (module: string | null): string =>
  /\/src\/locales\/(?!en\/)[^/]+\//.test(module ?? '') ? 'languages/' : '';

/** What the trial's build has, too. */
export const clientBuild = {
  emptyOutDir: true,
  target: 'es2022',
  assetsInlineLimit: 2048,
  // A screen's styles come with its script, which waits for them: no screen is ever seen without its styles.
  cssCodeSplit: true,
  reportCompressedSize: false,
  // What the texts of other languages import is there before them: naming it would double the lists of their files.
  modulePreload: {
    resolveDependencies: (file, needed) => (file.startsWith('assets/languages/') ? [] : needed),
  },
  rolldownOptions: {
    output: {
      codeSplitting,
      chunkFileNames: ({ facadeModuleId }) => `assets/${folderOf(facadeModuleId)}[name]-[hash].js`,
    },
    checks: { bundlerTimings: false },
  },
  chunkSizeWarningLimit: 1000,
} satisfies BuildOptions;

export default defineConfig({
  define: { 'import.meta.env.TRIAL': 'false' },
  plugins: [
    scripts(),
    minifiedTwice(),
    assetManifest(),
    laidAssets(),
    assetPack(),
    installable(),
    declaredBundles(),
    preloads(),
    firstStyles(),
    compressed(),
    budgets(),
  ],
  // The pictures reach the build through the manifest, with their hashes; nothing is copied as it lies.
  publicDir: false,
  build: { outDir: 'dist/client', ...clientBuild },
  server: { port: 5173, proxy: { '/api': server } },
});
