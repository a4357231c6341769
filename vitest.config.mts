import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

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
    include: ['{app,components,features,lib,tests,scripts}/**/*.test.{ts,tsx}', 'middleware.test.ts'],
    setupFiles: ['tests/setup/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // All processors; vitest leaves one of them free.
    maxWorkers: '100%',
  },
})
