import { getTranslations } from 'next-intl/server'

import { DrumRings } from '@/components/art/drum-rings'
import { buttonClass } from '@/components/ui/button-class'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageHead } from '@/components/ui/page-head'
import type { Faq } from '@/lib/api/main/content'
import type { Hotline } from '@/lib/contact/hotline'
import { JsonLd } from '@/lib/seo/json-ld'

import { FaqBrowser } from './faq-browser'
import { toFaqGroups } from './faq-groups'
import { faqJsonLd } from './faq-json-ld'

interface FaqPageProps {
  faqs: readonly Faq[]
  hotline: Hotline
  crumbs: readonly Crumb[]
}

/** Questions and answers by group; then whom to ask what is not among them. */
export async function FaqPage({ faqs, hotline, crumbs }: FaqPageProps) {
  const t = await getTranslations('faq')
  const [shell, article] = await Promise.all([getTranslations('shell'), getTranslations('article')])
  const groups = toFaqGroups(faqs, t('others'), article('table'))
  const help = (
    <div className="flex flex-wrap justify-center gap-3">
      <a href={hotline.href} className={buttonClass()}>
        {t('call')} <span className="num">{hotline.shown}</span>
      </a>
      <LinkButton href="/contact" variant="secondary">
        {t('write')}
      </LinkButton>
    </div>
  )
  return (
    <>
      {groups.length > 0 && <JsonLd data={faqJsonLd(groups)} />}
      <PageHead
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={t('title')}
        lead={t('lead', { count: faqs.length })}
        art={
          <DrumRings
            seed="faq"
            rings={9}
            className="absolute -top-44 -right-24 size-[27rem] text-bronze-graphic opacity-25 max-md:hidden lg:right-8"
          />
        }
      />
      <Container className="pb-20 md:pb-28">
        {groups.length > 0 ? (
          <FaqBrowser
            groups={groups}
            help={help}
            copy={{
              search: t('search'),
              placeholder: t('placeholder'),
              clear: t('clear'),
              groups: t('groups'),
              found: t('found', { count: '{count}' }),
              nothing: t('nothing', { query: '{query}' }),
              nothingLead: t('nothingLead'),
              permalink: t('permalink'),
              copied: t('copied'),
            }}
          />
        ) : (
          <EmptyState title={t('empty')} action={help}>
            {t('emptyLead')}
          </EmptyState>
        )}
      </Container>
      {groups.length > 0 && (
        <aside className="border-t border-hairline bg-surface">
          <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12">
            <div className="max-w-measure">
              <h2 className="text-h3">{t('more')}</h2>
              <p className="mt-2 text-ink-2">{t('moreLead')}</p>
            </div>
            {help}
          </Container>
        </aside>
      )}
    </>
  )
}
