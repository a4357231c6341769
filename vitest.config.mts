import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('.', import.meta.url))

const all = '{app,components,features,lib,tests,scripts}/**/*.test.{ts,tsx}'

const filesWith = (text: RegExp) =>
  globSync(all, { cwd: root }).filter((file) => text.test(readFileSync(`${root}${file}`, 'utf8')))

/** Test files that replace modules: they need modules of their own, while all others share theirs. */
const replacing = filesWith(/\bvi\.(?:mock|doMock|resetModules)\(/)

/** Node unless a file says so: jsdom costs half a second a file. */
const inDocument = filesWith(/^\/\/ @vitest-environment jsdom$/m)

const projects = [
  { name: 'node', include: [all], exclude: [...replacing, ...inDocument], isolate: false },
  { name: 'document', include: inDocument, exclude: replacing, isolate: false },
  { name: 'own modules', include: replacing },
]

/** One project after the other: a worker that meets a file of another ends, and with it the modules that it has loaded. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return projects.flatMap(({ name }) => sorted.filter(({ project }) => project.name === name))
  }
}

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
    // No unit test measures time: what a busy machine needs is not a failure.
    testTimeout: 60_000,
    // All processors; vitest leaves one of them free.
    maxWorkers: '100%',
    sequence: { sequencer: ByProject },
    projects: projects.map((test) => ({ extends: true, test })),
  },
})
