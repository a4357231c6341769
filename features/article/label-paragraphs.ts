const labelled = /<p><strong>([^<]{2,60})[.:]<\/strong>\s+((?:(?!<\/p>)[\s\S])*)<\/p>\s*/.source
const each = new RegExp(labelled, 'g')

/** Those of a note belong to its sentence. */
const inRow = new RegExp(String.raw`(?<!<aside[^>]*>\s*)(?:${labelled}){2,}`, 'g')

/** Columns that a wide screen has room for. */
const most = 4

/**
 * Makes two to four paragraphs in a row that begin with a label in bold a list of labels and texts, which wide screens show
 * side by side (app/reading-steps.css).
 */
export const labelParagraphs = (html: string): string =>
  html.replaceAll(inRow, (row) => {
    const parts = [...row.matchAll(each)].map(([, label, text]) => `<div><dt>${label}</dt><dd>${text}</dd></div>`)
    return parts.length <= most ? `<dl>${parts.join('')}</dl>` : row
  })
