import { startOnNode } from '@/lib/platform/env/runtime'

/** Runs once in each server process, before its first request. */
export async function register(): Promise<void> {
  await startOnNode()
}
