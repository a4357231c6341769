import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const all = '{app,components,features,lib,tests,scripts}/**/*.test.{ts,tsx}'

/** The package of the demo's CMS has tests of other packages in its folders once it is installed. */
const foreign = ['**/node_modules/**', 'tests/demo-cms/payload/**']

const filesMatching = (patterns: string[]) => globSync(patterns, { cwd: root, exclude: foreign })

const filesWith = (text: RegExp) =>
  filesMatching([all]).filter((file) => text.test(readFileSync(`${root}${file}`, 'utf8')))

/** Test files that replace modules. */
const replacing = filesWith(/\bvi\.(?:mock|doMock|resetModules)\(/)

/** Test files that render into a document. */
const inDocument = filesWith(/^\/\/ @vitest-environment jsdom$/m)

/** Tests with a whole sandbox, and those that combine every case of one thing with every case of another; see docs/testing.md. */
const integration = filesMatching([
  'tests/{account-opening,contract,contract-check,hostile,other-cms}/**/*.test.ts',
  'tests/**/*.exhaustive.test.ts',
])

/**
 * Files of `node` and `integration` share loaded modules, which saves loading them 170 times. All others are isolated: each file of `document`
 * gets a context with a document of its own, which takes a third of the time of a process with one; each file that replaces
 * modules gets a process.
 */
const projects = [
  { name: 'document', include: inDocument, pool: 'vmForks' },
  { name: 'node', include: [all], exclude: [...foreign, ...replacing, ...inDocument, ...integration], isolate: false },
  { name: 'own modules', include: replacing, exclude: [...inDocument, ...integration] },
  { name: 'integration', include: integration, exclude: replacing, isolate: false },
  { name: 'integration, own modules', include: integration.filter((file) => replacing.includes(file)) },
]

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // `server-only` throws outside a React Server environment; unit tests are the server.
      'server-only': `${root}tests/setup/empty.ts`,
    },
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // No unit test measures time, so a slow machine is not a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // All processors; vitest would leave one of them free.
    maxWorkers: '100%',
    projects: projects.map((test) => ({ extends: true, test })),
  },
})
