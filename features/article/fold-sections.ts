const section = /^<h2 id="([^"]*)">([\s\S]*?)<\/h2>([\s\S]*)$/
/** A remark after all of a document, which is no part of its last section (app/prose-document.css). */
const remark = /<aside class="callout">(?:(?!<\/?(?:aside|strong|a)\b)[\s\S])*<\/aside>\s*$/
const label = /<li>\s*<strong>([^<]*)<\/strong>/g
const opening = /<(p|caption)>([\s\S]*?)<\/\1>/

/** Letters of the line that says what is in a section: more than a phone has room for. */
const longestHint = 60

/**
 * Makes each section of a document one that folds on narrow screens, as groups of lists do (components/ui/folded-group.tsx):
 * all is in the document, the heading once for each. What follows a heading has its `id`, so that browsers unfold it for a link.
 */
export function foldSections(html: string): string {
  const [closing = ''] = remark.exec(html) ?? []
  const parts = html.slice(0, html.length - closing.length).split(/(?=<h2 id=")/)
  const before = parts[0]?.startsWith('<h2') ? '' : parts.shift()
  const folded = parts.map((each, index) => {
    const [, id = '', title = '', text = ''] = section.exec(each) ?? []
    const heading = `<h2>${title}</h2>`
    const summary = `<summary>${heading}<span>${hintOf(text)}</span></summary>`
    return `<section class="fold">${heading}<details${index === 0 ? ' open' : ''}>${summary}<div id="${id}" class="prose document">${text}</div></details></section>`
  })
  return (before ?? '') + folded.join('') + closing
}

/** What a section is about: the labels of its list, or else how it begins. */
function hintOf(text: string): string {
  const labels = [...text.matchAll(label)].map(([, name = '']) => name)
  const hint =
    labels.length > 1
      ? labels.join(' · ')
      : (opening.exec(text)?.[2] ?? '').replaceAll(/<small>.*?<\/small>|<[^>]*>/g, '').trim()
  // A cut within a character reference would show its letters.
  return hint.length > longestHint ? hint.slice(0, longestHint).replace(/[\s&·,][^\s&·,]*$/, '…') : hint
}
