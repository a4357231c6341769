/**
 * Loads what only Node can run. The comparison is next to the import because Next replaces it at build time and so
 * leaves the module out of the edge variant of `instrumentation.ts`.
 */
export async function startOnNode(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('@/lib/platform/server/start')
    startServer()
  }
}
