const labelled = /<p><strong>([^<]{2,60})[.:]<\/strong>\s+((?:(?!<\/p>)[\s\S])*)<\/p>\s*/.source
const each = new RegExp(labelled, 'g')

/** Paragraphs inside a callout are left alone. */
const inRow = new RegExp(String.raw`(?<!<aside[^>]*>\s*)(?:${labelled}){2,}`, 'g')

/** More columns would be too narrow, even on wide screens. */
const most = 4

/**
 * Turns two to four consecutive paragraphs that each begin with a label in bold into a description list, which wide screens show
 * in columns (app/reading-steps.css).
 */
export const labelParagraphs = (html: string): string =>
  html.replaceAll(inRow, (row) => {
    const parts = [...row.matchAll(each)].map(([, label, text]) => `<div><dt>${label}</dt><dd>${text}</dd></div>`)
    return parts.length <= most ? `<dl>${parts.join('')}</dl>` : row
  })
