const labelled = /<p><strong>([^<]+)[.:]<\/strong>\s*((?:(?!<\/p>)[\s\S])*)<\/p>/g

/** Folds the paragraphs of the note that closes a report that begin with a label in bold, such as what its ratings mean: the label unfolds them. */
export const foldLabelled = (html: string): string =>
  html.replaceAll(labelled, '<details class="chart-data"><summary>$1</summary><p>$2</p></details>')
