import type { Faq } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { keyFigure } from '@/lib/platform/html/key-figure'
import { firstClauses } from '@/lib/platform/text/first-clauses'

/** Characters of an answer: first sentences are whole. */
const longest = 130
/** Questions shown before anything is typed. */
const most = 6

/** A figure and its unit: `20 phút`, `7–10 ngày`, `20분`, `T+2`. */
const figureAndUnit = /^(\D*\d[\d.,–~+%]*)\s*(.*)$/

export interface AskedQuestionView extends Pick<Faq, 'id' | 'question'> {
  /** How its answer begins. */
  readonly begins: string
  /** What the answer comes down to, if it begins with that. */
  readonly figure: { readonly value: string; readonly unit: string } | null
}

/** The first questions of /faq, so that the links lead to its first page; those that a figure answers lead. */
export function toAskedQuestions(faqs: readonly Faq[]): readonly AskedQuestionView[] {
  return faqs
    .map(toAskedQuestion)
    .toSorted((a, b) => Number(a.figure === null) - Number(b.figure === null))
    .slice(0, most)
}

function toAskedQuestion({ id, question, answer }: Faq): AskedQuestionView {
  const { html, text } = toArticleHtml(answer, '')
  const begins = firstClauses(text, longest)
  const figure = keyFigure(html)?.replaceAll('\u{A0}', ' ') ?? ''
  const isSaid = figure !== '' && begins.replaceAll('\u{A0}', ' ').includes(figure)
  const [, value, unit = ''] = (isSaid && figureAndUnit.exec(figure)) || []
  return { id, question, begins, figure: value === undefined ? null : { value, unit } }
}
