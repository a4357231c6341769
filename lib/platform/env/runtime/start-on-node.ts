import type { ErrorSource } from '@/lib/platform/log/report-render-error'

/**
 * Loads what only Node can run. The comparisons are next to the imports because Next replaces them at build time and so
 * leaves the modules out of the edge variant of `instrumentation.ts`.
 */
export async function startOnNode(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('@/lib/platform/server/start')
    await startServer()
  }
}

/** Reports an error of a page or a route handler. */
export async function renderErrorOnNode(error: unknown, source: ErrorSource): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportRenderError } = await import('@/lib/platform/log/report-render-error')
    reportRenderError(error, source)
  }
}
