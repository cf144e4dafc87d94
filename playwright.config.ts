import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ADMIN_TOKEN, PORT } from './tests/e2e/support/address.ts';

const chromium = process.env.CHROMIUM;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // Three keep two cores busy: most tests wait now and then, for a server, a worker or a picture.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: {
    // Without a limit an action that never becomes possible ends as a test timeout, which does not name the line.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Pictures in motion cost most of the time where no graphics card draws them: tests that are about them ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer requests that tests answer themselves: tests that are about it ask for it.
    serviceWorkers: 'block',
    // Music costs time wherever it is made, and nobody listens: tests that are about it ask for it.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${PORT}`,
          localStorage: [{ name: 'sound', value: JSON.stringify({ muted: true }) }],
        },
      ],
    },
    // Recording costs a quarter of the time; what failed on one's own machine can be run again with it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node build/server/main.js',
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: path.join(tmpdir(), `emberwild-e2e-${process.pid}`),
      ADMIN_TOKEN,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      WORKSHOP: 'on',
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: '**/*.touch.spec.ts' },
    {
      name: 'touch',
      testMatch: ['**/*.touch.spec.ts', '**/screens.spec.ts'],
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
  ],
});
