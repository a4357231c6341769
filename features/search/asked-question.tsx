import { ArrowRight } from '@/components/ui/icons'
import type { Faq } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { firstClauses } from '@/lib/platform/text/first-clauses'
import { Link } from '@/lib/platform/i18n/link'

/** Characters of an answer: first sentences are whole. */
const longest = 120

/** A question that leads to its answer on /faq, of which it shows the beginning. */
export function AskedQuestion({ id, question, answer }: Pick<Faq, 'id' | 'question' | 'answer'>) {
  const { text } = toArticleHtml(answer, '')
  return (
    <li className="border-b border-hairline">
      <Link href={`/faq#faq-${id}`} className="group flex items-center gap-4 py-3.5">
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold text-pretty group-hover:text-primary">{question}</span>
          <span className="mt-0.5 block text-small text-pretty text-ink-2">{firstClauses(text, longest)}</span>
        </span>
        <ArrowRight className="size-5 shrink-0 text-bronze" />
      </Link>
    </li>
  )
}
