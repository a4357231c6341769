/** Node, where the server runs; false while Next looks at a file for the edge runtime. */
export function isNodeRuntime(): boolean {
  return process.env.NEXT_RUNTIME === 'nodejs'
}
