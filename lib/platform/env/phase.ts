/** True while `next build` prerenders: a page that fails to render then fails the build instead of being stored. */
export function isBuildPhase(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}

/** True in `next dev`. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development'
}
