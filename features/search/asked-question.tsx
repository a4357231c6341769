import { ArrowRight } from '@/components/ui/icons'
import type { Faq } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { keyFigure } from '@/lib/platform/html/key-figure'
import { Link } from '@/lib/platform/i18n/link'

/** Characters of an answer; a line of it is seen. */
const longest = 80

/** A question that leads to its answer on /faq, of which it shows the figure and the beginning. */
export function AskedQuestion({ id, question, answer }: Pick<Faq, 'id' | 'question' | 'answer'>) {
  const { html, text } = toArticleHtml(answer, '')
  const figure = keyFigure(html)
  return (
    <li className="border-b border-hairline last:border-b-0">
      <Link href={`/faq#faq-${id}`} className="group flex items-center gap-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold text-pretty group-hover:text-primary">{question}</span>
          <span className="mt-0.5 flex items-baseline gap-2.5">
            {figure !== null && <span className="shrink-0 num text-h3 leading-tight text-primary">{figure}</span>}
            <span className="min-w-0 truncate text-small text-ink-2">{text.slice(0, longest)}</span>
          </span>
        </span>
        <ArrowRight className="size-5 shrink-0 text-bronze" />
      </Link>
    </li>
  )
}
