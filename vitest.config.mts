import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

const all = '{app,components,features,lib,tests,scripts}/**/*.test.{ts,tsx}'

/** Test files that replace modules: they need modules of their own, while all others share theirs. */
const replacing = globSync(all, { cwd: root }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(`${root}${file}`, 'utf8')),
)

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
    // Node unless a file says `// @vitest-environment jsdom`: jsdom costs half a second a file.
    environment: 'node',
    setupFiles: ['tests/setup/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // No unit test measures time: what a busy machine needs is not a failure.
    testTimeout: 60_000,
    // All processors; vitest leaves one of them free.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'shared modules', include: [all], exclude: replacing, isolate: false } },
      { extends: true, test: { name: 'own modules', include: replacing } },
    ],
  },
})
