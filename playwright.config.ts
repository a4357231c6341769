import { type PlaywrightTestConfig, defineConfig } from '@playwright/test'

import type { WorkerOptions } from './e2e/support/test'

const bench = { name: 'bench', testMatch: 'bench/**/*.spec.ts', use: { viewport: { width: 1280, height: 800 } } }

/** Pictures of pages. One worker, because it opens them all in one context. */
const visual = {
  name: 'visual',
  testMatch: 'visual/**/*.spec.ts',
  workers: 1,
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  // Few pixels may differ, and each by what antialiasing and the palette of a kept picture take: a lighter shade than a neighbouring token.
  expect: { timeout: 120_000, toHaveScreenshot: { threshold: 0.04, maxDiffPixels: 8 } },
}

/**
 * Browser tests run on the production build and a real sandbox process, which e2e/support/global-setup.ts starts.
 * - `shared` is most of them; one project, because workers and browsers start anew for each, which takes as long as three tests.
 *   Files run in the order of their names: `camera` has the longest tests, so that none of them runs alone at the end;
 * - `bench` measures and runs only on request (npm run bench:cards);
 * - `visual` compares pages with pictures of them, on a site and a clock of its own; alone on request (npm run visual -- --check);
 * - `isolated` tests stop backends and let calls fail, so their one worker has a sandbox and a site of its own.
 * Three workers keep two processors busy, because each waits for the site and for its browser in turn.
 * No retries: a test that passes the second time hides a race.
 */
const config: PlaywrightTestConfig<object, WorkerOptions> = {
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // A picture that is missing is a failure. `npm run visual` takes pictures.
  updateSnapshots: 'none',
  forbidOnly: process.env['CI'] !== undefined,
  // They end what hangs. No test measures time, so a slow machine is not a failure.
  timeout: 300_000,
  expect: { timeout: 30_000 },
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
    visual,
    {
      name: 'shared',
      testMatch: '{camera,desktop,pages,phone}/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
}

export default defineConfig<object, WorkerOptions>(config)
