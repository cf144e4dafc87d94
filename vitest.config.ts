import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const folders = (names: string[]) => names.map((name) => `${name}/**/*.test.{ts,tsx}`);
const testing = (file: string) => new URL(`src/testing/${file}`, import.meta.url).pathname;
const stageTesting = (file: string) => new URL(`tests/support/stage/${file}`, import.meta.url).pathname;

/**
 * The playthrough, which is the longest test and one of the smallest files, comes first, then the files that start
 * servers and databases of their own: they wait for most of their time, so the others run beside them. At the end they
 * would keep everybody waiting.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      if (moduleId.endsWith('/playthrough.test.ts')) return 0;
      return /support\/(process|database\/embedded)\.ts'/.test(readFileSync(moduleId, 'utf8')) ? 1 : 2;
    };
    const places = new Map(files.map((file) => [file, place(file)]));
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => (places.get(one) ?? 2) - (places.get(other) ?? 2));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Left alone, two cores get one worker only.
    maxWorkers: '100%',
    // A busy machine takes longer than the second that vitest waits by itself.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: folders(['rules', 'content', 'contract', 'tools', 'server', 'scenes', 'trial']),
          exclude: ['**/node_modules/**', '**/build/**', 'tools/art/**'],
          // Walks and battles of hundreds of steps take seconds on a busy machine.
          testTimeout: 20_000,
          // Rules and content keep nothing between tests: modules need to be read only once.
          isolate: false,
          // Phaser takes five seconds to load, and draws nothing here.
          alias: [
            { find: 'phaser', replacement: stageTesting('phaser.ts') },
            { find: /^virtual:asset-(manifest|data)$/, replacement: stageTesting('manifest.ts') },
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'art',
          include: folders(['tools/art']),
          testTimeout: 20_000,
          // Drawings keep nothing between tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: folders(['src']),
          environment: 'happy-dom',
          // Screens are soon forgotten: with more room for them (in MB), fewer are copied while they still live.
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
          // src/testing/strict.ts separates the files.
          isolate: false,
          setupFiles: [testing('strict.ts')],
          // Longer than what is waited for: the test then says what did not come.
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // The build makes these modules; tests have small ones of their own.
          alias: [
            { find: 'virtual:asset-manifest', replacement: testing('manifest.ts') },
            { find: 'virtual:pwa-register', replacement: testing('pwa.ts') },
            { find: 'virtual:laid-assets', replacement: testing('laid.ts') },
            { find: 'virtual:asset-sounds', replacement: testing('sounds.ts') },
            { find: /^virtual:picture\/.*/, replacement: testing('picture.ts') },
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          // Most of their time tests wait: for processes to start, for the disk, for limits of time.
          maxWorkers: 4,
          // Each file starts a server of its own, so modules need to be read only once.
          isolate: false,
          globalSetup: ['tests/support/database/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Needs programs of Debian's: npm run test:scale, not npm test.
          name: 'scale',
          include: ['tests/scale/**/*.test.ts'],
          globalSetup: ['tests/support/database/postgres.ts'],
          // They would disturb each other's measurements.
          fileParallelism: false,
        },
      },
    ],
  },
});
