import { getMessages, getTranslations } from 'next-intl/server'

import { Container } from '@/components/ui/container'
import type { Locale } from '@/lib/i18n/locales'

import { ActionsSection } from './actions-section'
import { ArtSection } from './art-section'
import { ChartsSection } from './charts-section'
import { ContentSection } from './content-section'
import { FeedbackSection } from './feedback-section'
import { FieldsSection } from './fields-section'
import { phoneScreen } from './phone-screen'
import { series } from './sample-data'
import { TokensSection } from './tokens-section'
import { TypeSection } from './type-section'

const groups = ['tokens', 'type', 'actions', 'fields', 'feedback', 'content', 'charts', 'art'] as const

/** Everything there is to build pages from, in its states, so that nobody builds a thing twice. */
export async function DesignPage({ locale }: { locale: Locale }) {
  const { design: copy, meta } = await getMessages({ locale })
  const t = await getTranslations('design')
  const { pagination, phone } = copy
  return (
    <>
      <Container className="pt-12 pb-10 md:pt-20">
        <h1 className="text-display">{t('title')}</h1>
        <p className="mt-5 max-w-measure text-lead text-ink-2">{t('lead')}</p>
        <nav aria-label={t('contents')} className="mt-8">
          <ul className="flex flex-wrap gap-x-6">
            {groups.map((group) => (
              <li key={group}>
                <a href={`#${group}`} className="text-link inline-flex min-h-11 items-center">
                  {copy.groups[group]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      <TokensSection title={copy.groups.tokens} names={copy.tokens} />
      <TypeSection copy={{ title: copy.groups.type, ...copy.type }} />
      <ActionsSection copy={copy} pagination={pagination} />
      <FieldsSection copy={copy} locale={locale} />
      <FeedbackSection copy={copy} />
      <ContentSection copy={copy} locale={locale} />
      <ChartsSection copy={copy} locale={locale} />
      <ArtSection
        title={copy.groups.art}
        siteName={meta.siteName}
        phone={{ label: phone.label, values: series, screen: phoneScreen(phone, locale) }}
      />
    </>
  )
}
