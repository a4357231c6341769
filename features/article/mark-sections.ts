const numberedTitle = /(<h2 id="[^"]*">)(\d+\.) /g
const list = /<ul>([\s\S]*?)<\/ul>/g
const labelledItem = /^\s*<strong>[^<]*<\/strong>\s/

/** Whether every item of a list begins with a label in bold. Bold text later in an item does not count. */
const hasLabels = (items: string): boolean => {
  const [, ...each] = items.split('<li>')
  return each.length > 1 && each.every((item) => labelledItem.test(item))
}

/**
 * Adds the classes that app/prose-sections.css styles in legal documents: on section numbers, and on lists whose items all have a
 * label. Nested lists are left alone.
 */
export function markSections(html: string): string {
  return html
    .replaceAll(numberedTitle, '$1<span class="section-number">$2</span> ')
    .replaceAll(list, (whole, items: string) =>
      hasLabels(items) && !items.includes('<ul') ? `<ul class="labels">${items}</ul>` : whole,
    )
}
