const numberedTitle = /(<h2 id="[^"]*">)(\d+\.) /g
const list = /<ul>([\s\S]*?)<\/ul>/g
const labelledItem = /^\s*<strong>[^<]*<\/strong>\s/

/** Whether each item of a list begins with words in bold that stand alone. A number in bold further on does not count. */
const hasLabels = (items: string): boolean => {
  const [, ...each] = items.split('<li>')
  return each.length > 1 && each.every((item) => labelledItem.test(item))
}

/**
 * Marks what app/prose-sections.css sets in columns of a document's own: the numbers of its sections, and lists whose items
 * have a label each. Lists within lists stay as they are.
 */
export function markSections(html: string): string {
  return html
    .replaceAll(numberedTitle, '$1<span class="section-number">$2</span> ')
    .replaceAll(list, (whole, items: string) =>
      hasLabels(items) && !items.includes('<ul') ? `<ul class="labels">${items}</ul>` : whole,
    )
}
