const megabytes = (name: string, fallback: number): number =>
  Number(process.env[name]?.trim() || fallback) * 1024 * 1024

/**
 * Where and how much the page cache keeps (.env.example). Read directly, not through `serverEnv`: Next loads the page cache
 * on its own, and the build has no complete environment.
 */
export function pageCacheSettings() {
  return {
    /** Folder for pages and invalidations; undefined: inside the build. */
    folder: process.env.CACHE_DIR?.trim() || undefined,
    diskBytes: megabytes('CACHE_DISK_MB', 512),
    memoryBytes: megabytes('CACHE_MEMORY_MB', 64),
  }
}
