import { defineConfig } from '@playwright/test'

import type { WorkerOptions } from '../../e2e/support/test'
import shared from '../../playwright.config'

/**
 * Browser tests of pages that show content. They look up the documents that they need, so that they run on any CMS. The others are about
 * the account opening, the frame, figures of the market, or lengths and figures of the sandbox's own texts.
 */
const aboutContent = [
  'careers',
  'documents',
  'early-input',
  'fetched-ahead',
  'information',
  'languages',
  'lists',
  'reach',
  'without-scripts',
]

const { globalSetup: _, ...others } = shared

/** For a site that runs already (browser-tests.ts). */
export default defineConfig<object, WorkerOptions>({
  ...others,
  testDir: '../../e2e',
  outputDir: '../../test-results/demo-cms',
  projects: (shared.projects ?? [])
    .filter(({ name }) => name === 'shared')
    .map((project) => ({
      ...project,
      testMatch: ['pages/**/*.spec.ts', ...aboutContent.map((name) => `desktop/${name}.spec.ts`)],
    })),
})
