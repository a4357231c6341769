const numberedTitle = /(<h2 id="[^"]*">)(\d+\.) /g
const list = /<ul>([\s\S]*?)<\/ul>/g
const labelledItem = /^\s*<strong>[^<]*<\/strong>\s/
const figureItem = /^\s*<strong>\d[^<]{0,15}<\/strong>\s/
/** `7 working days`: the figure and its unit. */
const figureUnit = /(?<=<li>\s*<strong>)(\d[\d.,]*) ([^<]+)/g

/** Whether every item of a list begins with a label in bold. Bold text later in an item does not count. */
const begin = (label: RegExp, items: string): boolean => {
  const [, ...each] = items.split('<li>')
  return each.length > 1 && each.every((item) => label.test(item))
}

/**
 * Adds the classes that app/prose-sections.css and app/prose-document.css style in legal documents: on section numbers, and on lists
 * whose items all have a label or, as `10 years`, a figure, the unit of which is smaller. Nested lists are left alone.
 */
export function markSections(html: string): string {
  return html
    .replaceAll(numberedTitle, '$1<span class="section-number">$2</span> ')
    .replaceAll(list, (whole, items: string) => {
      if (!begin(labelledItem, items) || items.includes('<ul')) return whole
      return begin(figureItem, items)
        ? `<ul class="figure-labels">${items.replaceAll(figureUnit, '$1 <span>$2</span>')}</ul>`
        : `<ul class="labels">${items}</ul>`
    })
}
