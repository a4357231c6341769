/** Where the figures end with which a report begins, and what is said of them before its first heading; 0 without figures. */
export function claimEnd(html: string): number {
  return /^<div class="table-scroll (?:figures|pairs)/.test(html) ? Math.max(0, html.indexOf('<h2')) : 0
}
