import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageHead } from '@/components/ui/page-head'
import { PrintAddress } from '@/components/ui/print-address'
import type { FaqPageContent } from '@/lib/content/faq-pages'
import type { Hotline } from '@/lib/domain/company/hotline'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageHref } from '@/lib/platform/paging/page-number'
import { pageAddress } from '@/lib/routes/language-addresses'

import { FaqBrowser } from './faq-browser'
import { toFaqGroups, toGroupElsewhere } from './faq-groups'
import { FaqData } from './faq-data'

const path = '/faq'

interface FaqPageProps {
  locale: Locale
  faqs: FaqPageContent
  hotline: Hotline
  crumbs: readonly Crumb[]
}

/** Questions and answers by group, followed by contacts for other questions. */
export async function FaqPage({ locale, faqs, hotline, crumbs }: FaqPageProps) {
  const t = await getTranslations('faq')
  const [shell, article, lists] = await Promise.all([
    getTranslations('shell'),
    getTranslations('article'),
    getTranslations('lists'),
  ])
  const { rows, page, lastPage, total, topics } = faqs
  const hrefOf = (target: number) => pageHref(localizedPath(locale, path), target)
  const toGroups = (faqsOf: typeof rows) => toFaqGroups(faqsOf, t('others'), article('table'))
  const groups = toGroups(rows)
  const groupsElsewhere = topics
    .filter(({ id }) => !groups.some((group) => group.id === `group-${id}`))
    .flatMap((topic) => toGroups(topic.faqs).map((group) => toGroupElsewhere(group, hrefOf(topic.page))))
  const help = (
    <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:grow">
      <a href={hotline.href} className={buttonClass({})}>
        <span>
          {t('call')} <span className="num">{hotline.label}</span>
        </span>
      </a>
      <LinkButton href="/contact" variant="secondary">
        {t('write')}
      </LinkButton>
    </div>
  )
  return (
    <>
      {groups.length > 0 && <FaqData groups={groups} />}
      <PageHead
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={
          <>
            {t('title')}
            {page > 1 && <span className="font-normal text-ink-3"> · {lists('page', { page })}</span>}
          </>
        }
        lead={page > 1 ? undefined : t('lead', { count: total })}
      />
      <Container className="pb-12 md:pb-20">
        {groups.length > 0 ? (
          <IslandMessages
            paths={[
              'faq.search',
              'faq.placeholder',
              'faq.clear',
              'faq.groups',
              'faq.size',
              'faq.found',
              'faq.nothing',
              'faq.nothingLead',
              'faq.searchAll',
              'faq.permalink',
              'faq.copied',
            ]}
          >
            <FaqBrowser
              groups={groups}
              groupsElsewhere={groupsElsewhere}
              help={help}
              elsewhere={lastPage > 1 ? localizedPath(locale, '/search') : null}
            >
              <aside className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 print:hidden">
                <div>
                  <h2 className="text-h3">{t('more')}</h2>
                  <p className="mt-2 text-ink-2">{t('moreLead')}</p>
                </div>
                {help}
              </aside>
            </FaqBrowser>
          </IslandMessages>
        ) : (
          <EmptyState title={t('empty')} action={help}>
            {t('emptyLead')}
          </EmptyState>
        )}
        <PrintAddress>{pageAddress(locale, path)}</PrintAddress>
      </Container>
    </>
  )
}
