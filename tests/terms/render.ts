import { terms } from './old-terms'

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)

/** The names that visitors read, as a table of docs/glossary.md. */
export function renderTerms(): string {
  const rows = terms.map(({ concept, use, not }) => {
    const old = [...(not.vi ?? []), ...(not.en ?? []), ...(not.ko ?? [])].join('; ')
    return `| ${[concept, use.en, use.vi, use.ko, old === '' ? '–' : old].map(cell).join(' | ')} |`
  })
  return ['| Thing | English | Vietnamese | Korean | Not |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')
}
