/**
 * Starts what only Node can load. The comparison stands here, beside the import, because Next replaces it
 * while it builds and so leaves the module out of the edge variant of `instrumentation.ts`.
 */
export async function startOnNode(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { recordConnectionAddresses } = await import('@/lib/platform/http/client-address')
    recordConnectionAddresses()
  }
}
