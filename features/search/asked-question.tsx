import { ArrowRight, CircleHelp } from '@/components/ui/icons'
import { Link } from '@/lib/platform/i18n/link'

import type { AskedQuestionView } from './asked-questions'

/** A question that leads to its answer on /faq, of which it shows the beginning, and beside it the figure that answers it. */
export function AskedQuestion({ id, question, begins, figure }: AskedQuestionView) {
  return (
    <li className="border-b border-hairline">
      <Link
        href={`/faq#faq-${id}`}
        className="group grid grid-cols-[4.75rem_minmax(0,1fr)] items-center gap-x-3 py-3.5 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:gap-x-6"
      >
        {/* The answer says it too. */}
        <span aria-hidden="true" className="text-small leading-tight text-ink-2">
          {figure === null ? (
            <CircleHelp className="size-7 text-bronze" />
          ) : (
            <>
              <span className="block num text-[1.5rem]/tight font-semibold whitespace-nowrap text-primary">
                {figure.value}
              </span>
              {figure.unit}
            </>
          )}
        </span>
        <span>
          <span className="block leading-snug font-semibold text-pretty group-hover:text-primary">{question}</span>
          <span className="mt-0.5 block text-small text-pretty text-ink-2">{begins}</span>
        </span>
        <ArrowRight className="size-5 text-bronze max-sm:hidden" />
      </Link>
    </li>
  )
}
