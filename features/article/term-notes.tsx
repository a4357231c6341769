import { getTranslations } from 'next-intl/server'

import { glossaryOf, glossaryPath } from '@/lib/domain/glossary/glossary'
import { noteId } from '@/lib/domain/glossary/note-id'
import type { TermId } from '@/lib/domain/glossary/topics'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { TermOpener } from './term-opener'

/**
 * Definitions of the terms marked in a text, as native popovers: `TermOpener` shows them, the browser closes them on Escape and
 * restores focus.
 */
export async function TermNotes({ terms, locale }: { terms: readonly TermId[]; locale: Locale }) {
  if (terms.length === 0) return null
  const t = await getTranslations('glossary')
  const glossary = glossaryOf(locale)
  return (
    <div className="term-notes print:hidden">
      <TermOpener>
        {terms.map((id) => (
          <div key={id} id={noteId(id)} popover="auto" className="term-note">
            <p>{glossary[id].name}</p>
            <p>{glossary[id].text}</p>
            {glossary[id].source !== undefined && (
              <small>
                {t('source')}: {glossary[id].source}
              </small>
            )}
            <div>
              <Link href={`${glossaryPath}#${id}`} className="text-link">
                {t('open')}
              </Link>
              <button type="button" popoverTarget={noteId(id)} popoverTargetAction="hide">
                {t('close')}
              </button>
            </div>
          </div>
        ))}
      </TermOpener>
    </div>
  )
}
