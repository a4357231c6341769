import { glossaryOf, glossaryPath } from '@/lib/domain/glossary/glossary'
import type { TermId } from '@/lib/domain/glossary/topics'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

interface TermsBesideProps {
  title: string
  terms: readonly TermId[]
  locale: Locale
}

/** Terms in the list: more would be longer than most texts. */
const most = 5

/** The first terms that are marked in a text with what they mean, as notes in its margin; wide screens only. */
export function TermsBeside({ title, terms, locale }: TermsBesideProps) {
  if (terms.length === 0) return null
  const glossary = glossaryOf(locale)
  return (
    <aside aria-labelledby="terms-title" className="mb-10 max-lg:hidden print:hidden">
      <h2 id="terms-title" className="text-lead font-semibold">
        {title}
      </h2>
      <dl className="mt-3 border-t border-hairline text-small">
        {terms.slice(0, most).map((id) => (
          <div key={id} className="border-b border-hairline py-3">
            <dt>
              <Link
                href={`${glossaryPath}#${id}`}
                className="font-semibold decoration-1 underline-offset-4 hover:text-primary hover:underline"
              >
                {glossary[id].name}
              </Link>
            </dt>
            <dd className="clamp-3 mt-1 text-ink-2">{glossary[id].text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
