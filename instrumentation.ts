import type { Instrumentation } from 'next'

import { renderErrorOnNode, startOnNode } from '@/lib/platform/env/runtime/start-on-node'

/** Runs once in each server process, before its first request. */
export async function register(): Promise<void> {
  await startOnNode()
}

/** Next calls this for each error of a page or a route handler. The request is left out: its address is the visitor's. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, source) => {
  await renderErrorOnNode(error, source)
}
