import { defineConfig } from 'vitest/config';

const folders = (names: string[]) => names.map((name) => `${name}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: folders(['rules', 'content', 'contract', 'tools', 'server', 'scenes']),
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: folders(['src']),
          environment: 'happy-dom',
          // Longer than what is waited for: the test then says what did not come.
          testTimeout: 20_000,
          // The build makes this module; tests have a small one of their own.
          alias: { 'virtual:asset-manifest': new URL('src/testing/manifest.ts', import.meta.url).pathname },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
