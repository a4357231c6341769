/** Reports per page, and page links around the current one (docs/specification.md#constants-and-limits). */
export const reportPageSize = 5
export const visiblePages = 7

/**
 * The backend cannot filter, so the browser reads the newest reports: `searchCallSize` per call and at most
 * `searchCalls` calls before asking the visitor whether to continue. This bounds the cost of a search however many
 * reports there are.
 */
export const searchCallSize = 100
export const searchCalls = 10
