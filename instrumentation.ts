import { isNodeRuntime } from '@/lib/env/runtime'

/** Runs once in each server process, before its first request. */
export async function register(): Promise<void> {
  if (!isNodeRuntime()) return
  const { recordConnectionAddresses } = await import('@/lib/security/client-address')
  recordConnectionAddresses()
}
