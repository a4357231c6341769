const numberedTitle = /(<h2 id="[^"]*">)(\d+\.) /g
const list = /<ul>([\s\S]*?)<\/ul>/g
const labelledItem = /^\s*<strong>[^<]*<\/strong>\s/
const figureItem = /^\s*<strong>\d[^<]{0,11}<\/strong>\s/

/** Whether every item of a list begins with a label in bold. Bold text later in an item does not count. */
const begin = (label: RegExp, items: string): boolean => {
  const [, ...each] = items.split('<li>')
  return each.length > 1 && each.every((item) => label.test(item))
}

/**
 * Adds the classes that app/prose-sections.css and app/prose-document.css style in legal documents: on section numbers, and on lists
 * whose items all have a label or, as `10 years`, a figure. Nested lists are left alone.
 */
export function markSections(html: string): string {
  return html
    .replaceAll(numberedTitle, '$1<span class="section-number">$2</span> ')
    .replaceAll(list, (whole, items: string) => {
      if (!begin(labelledItem, items) || items.includes('<ul')) return whole
      return `<ul class="${begin(figureItem, items) ? 'figure-labels' : 'labels'}">${items}</ul>`
    })
}
