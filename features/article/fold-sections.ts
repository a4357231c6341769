import { firstClauses } from '@/lib/platform/text/first-clauses'

const section = /^<h2 id="([^"]*)">([\s\S]*?)<\/h2>([\s\S]*)$/
/** A remark after all of a document, which is no part of its last section (app/prose-document.css). */
const remark = /<aside class="callout">(?:(?!<\/?(?:aside|strong|a)\b)[\s\S])*<\/aside>\s*$/
const label = /<li>\s*<strong>([^<]*)<\/strong>/g
const opening = /<(p|caption)>([\s\S]*?)<\/\1>/

/** Letters that say what is in a section: its labels in one line of a phone, or how it begins in two. */
const longestLabels = 40
const longestHint = 76

/**
 * Makes each section of a document one that folds on narrow screens, as groups of lists do (components/ui/folded-group.tsx):
 * all is in the document, the heading once for each. What follows a heading has its `id`, so that browsers unfold it for a link.
 */
export function foldSections(html: string): string {
  const [closing = ''] = remark.exec(html) ?? []
  const parts = html.slice(0, html.length - closing.length).split(/(?=<h2 id=")/)
  const before = parts[0]?.startsWith('<h2') ? '' : parts.shift()
  // The one that is drawn shows best what a document holds.
  const open = Math.max(
    0,
    parts.findIndex((each) => /class="bars[ "]/.test(each)),
  )
  const folded = parts.map((each, index) => {
    const [, id = '', title = '', text = ''] = section.exec(each) ?? []
    const heading = `<h2>${title}</h2>`
    const summary = `<summary>${heading}<span>${hintOf(text)}</span></summary>`
    return `<section class="fold">${heading}<details${index === open ? ' open' : ''}>${summary}<div id="${id}" class="prose document">${text}</div></details></section>`
  })
  return (before ?? '') + folded.join('') + closing
}

/** What a section is about: the first labels of its list, or else how it begins. */
function hintOf(text: string): string {
  const labels = [...text.matchAll(label)].map(([, name = '']) => name)
  if (labels.length > 1) {
    return labels.reduce((hint, name) => (hint.length + name.length < longestLabels ? `${hint}\u{a0}· ${name}` : hint))
  }
  const words = (opening.exec(text)?.[2] ?? '').replaceAll(/<small>.*?<\/small>|<[^>]*>/g, '').trim()
  return firstClauses(words, longestHint)
}
