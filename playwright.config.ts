import { type PlaywrightTestConfig, defineConfig, devices } from '@playwright/test'

import type { WorkerOptions } from './e2e/support/test'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {}

const bench = { name: 'bench', testMatch: 'bench/**/*.spec.ts', use: { viewport: { width: 1280, height: 800 } } }

/**
 * Browser tests run on the production build and a real sandbox process, which e2e/support/global-setup.ts starts.
 * - `phone` on a phone of 360 px, `desktop` on 1280 px, `pages` what holds of every page;
 * - `bench` measures and runs only on request (npm run bench:cards);
 * - `isolated` tests stop backends and let calls fail, so their one worker has a sandbox and a site of its own.
 * No retries: a test that passes the second time hides a race.
 */
const config: PlaywrightTestConfig<object, WorkerOptions> = {
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['BROWSER_REPORT'] ?? 'test-results/browser.json' }]],
  // Recording slows every test down; what failed can be run again with TRACE=1.
  use: { trace: process.env['TRACE'] === '1' ? 'on' : 'off', locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' },
  projects: [
    {
      // First, because its one worker takes longest: it builds a site of its own.
      name: 'isolated',
      testMatch: 'isolated/**/*.spec.ts',
      workers: 1,
      use: { viewport: { width: 1280, height: 800 }, isolated: true },
    },
    ...(process.env['BENCH'] === '1' ? [bench] : []),
    {
      name: 'phone',
      testMatch: 'phone/**/*.spec.ts',
      use: { ...phone, viewport: { width: 360, height: 780 } },
    },
    {
      name: 'desktop',
      testMatch: 'desktop/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Last, because its many short tests keep both workers busy to the end.
    { name: 'pages', testMatch: 'pages/**/*.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
}

export default defineConfig<object, WorkerOptions>(config)
