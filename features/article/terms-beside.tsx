import { glossaryOf, glossaryPath } from '@/lib/domain/glossary/glossary'
import type { TermId } from '@/lib/domain/glossary/topics'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { firstSentence } from '@/lib/platform/text/first-sentence'

interface TermsBesideProps {
  title: string
  /** In the order of the text, as many as there is room for beside it. */
  terms: readonly TermId[]
  locale: Locale
}

/** Terms that are marked in a text with what each means in a sentence, as notes in its margin; wide screens only. */
export function TermsBeside({ title, terms, locale }: TermsBesideProps) {
  if (terms.length === 0) return null
  const glossary = glossaryOf(locale)
  return (
    <aside aria-labelledby="terms-title" className="max-xl:hidden print:hidden">
      <h2 id="terms-title" className="text-small font-semibold">
        {title}
      </h2>
      <dl className="mt-2 border-t border-hairline text-[0.9375rem] leading-normal">
        {terms.map((id) => (
          <div key={id} className="border-b border-hairline py-3">
            <dt>
              <Link
                href={`${glossaryPath}#${id}`}
                className="font-semibold decoration-1 underline-offset-4 hover:text-primary hover:underline"
              >
                {glossary[id].name}
              </Link>
            </dt>
            <dd className="mt-1 text-ink-2">{firstSentence(glossary[id].text)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
