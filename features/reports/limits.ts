/** Reports on a page, and the page numbers around the current one (docs/specification.md#constants-and-limits). */
export const reportPageSize = 5
export const visiblePages = 7

/**
 * The backend filters nothing: a filtered list is found by reading the newest reports, this many a call and at most this
 * many calls before the visitor is asked whether to go on. A search costs the same however many reports there are.
 */
export const searchCallSize = 100
export const searchCalls = 10
