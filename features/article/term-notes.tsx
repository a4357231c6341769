import { getTranslations } from 'next-intl/server'

import { glossaryOf, glossaryPath } from '@/lib/domain/glossary/glossary'
import { noteId } from '@/lib/domain/glossary/mark-terms'
import type { TermId } from '@/lib/domain/glossary/topics'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * Definitions of the terms marked in a text, as native popovers: the browser opens them from their buttons, closes them
 * on Escape and restores focus, without scripts.
 */
export async function TermNotes({ terms, locale }: { terms: readonly TermId[]; locale: Locale }) {
  if (terms.length === 0) return null
  const t = await getTranslations('glossary')
  const glossary = glossaryOf(locale)
  return (
    <div className="print:hidden">
      {terms.map((id) => (
        <div key={id} id={noteId(id)} popover="auto" className="term-note">
          <p className="font-semibold">{glossary[id].name}</p>
          <p className="mt-1 text-ink-2">{glossary[id].text}</p>
          {glossary[id].source !== undefined && (
            <p className="mt-1 text-small text-ink-3">
              {t('source')}: {glossary[id].source}
            </p>
          )}
          <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-small">
            <Link href={`${glossaryPath}#${id}`} className="inline-flex min-h-11 items-center text-link font-semibold">
              {t('open')}
            </Link>
            <button
              type="button"
              popoverTarget={noteId(id)}
              popoverTargetAction="hide"
              className="min-h-11 min-w-11 text-ink-2 underline-offset-4 hover:text-ink hover:underline"
            >
              {t('close')}
            </button>
          </p>
        </div>
      ))}
    </div>
  )
}
