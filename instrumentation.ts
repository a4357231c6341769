import { startOnNode } from '@/lib/platform/env/runtime/start-on-node'

/** Runs once in each server process, before its first request. */
export async function register(): Promise<void> {
  await startOnNode()
}
