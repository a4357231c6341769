/** Stands in for `server-only` in unit tests. */
export const empty = true
