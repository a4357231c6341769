import { Ban } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { Card } from '@/components/ui/card'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import type { Branch, StaticContent } from '@/lib/backends/main/shell'
import { helpLineOf, hotlineOf } from '@/lib/content/hotline'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'

import { collectOfficialList } from './collect-official-list'
import { LookAlikeFigure } from './look-alike-figure'
import { OfficialChannels } from './official-channels'
import { ScamChecker } from './scam-checker'

interface AntiScamPageProps {
  /** Empty where the CMS did not answer: hotlines have defaults, domains and accounts are in the code. */
  content: StaticContent
  branches: readonly Branch[]
  crumbs: readonly Crumb[]
}

const never = ['otp', 'private', 'profit', 'remote', 'urge'] as const
const done = ['stop', 'call', 'keep', 'police'] as const

/** "Is this us?": a checker, what the company never requests, what victims should do, and a list of official channels. */
export async function AntiScamPage({ content, branches, crumbs }: AntiScamPageProps) {
  const t = await getTranslations('antiScam')
  const shell = await getTranslations('shell')
  const list = collectOfficialList(content, branches)
  const hotline = helpLineOf(content, await currentLocale()).label
  return (
    <>
      <PageHead
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={t('title')}
        lead={t('lead')}
        below={
          <>
            <p className="mt-2">
              <a href="#done" className="inline-flex min-h-11 items-center text-link font-semibold">
                {t('paid', { hotline })}
              </a>
            </p>
            <LookAlikeFigure list={list} className="mt-6 max-lg:hidden" />
          </>
        }
        aside={
          <Card size="panel">
            <IslandMessages paths={['antiScam.checker']}>
              <ScamChecker list={list} hotline={hotline} />
            </IslandMessages>
            <noscript>
              <p className="mt-4 max-w-measure text-small text-ink-2">{t('checker.noScript')}</p>
            </noscript>
          </Card>
        }
      />
      <div className="container-page grid gap-x-6 gap-y-16 pb-16 md:pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-12">
        <LookAlikeFigure list={list} className="lg:hidden" />
        <section
          aria-labelledby="never"
          className="rounded-panel bg-danger-soft px-5 py-6 md:px-8 md:py-8 lg:flex lg:flex-col night:rounded-control night:border-s-3 night:border-danger night:bg-surface night:inset-ring night:inset-ring-hairline"
        >
          <h2 id="never" className="text-h2">
            {t('neverTitle')}
          </h2>
          <ul className="mt-5 -mb-3 lg:flex lg:grow lg:flex-col">
            {never.map((key) => (
              <li key={key} className="flex gap-3 border-t border-hairline py-4 lg:grow lg:items-center">
                <Ban className="mt-1 size-5 shrink-0 text-danger lg:mt-0" />
                {t(`never.${key}`)}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="done" className="lg:pt-8">
          <h2 id="done" className="scroll-mt-28 text-h2">
            {t('doneTitle')}
          </h2>
          <ol className="mt-6">
            {done.map((key, index) => (
              <li key={key} className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-hairline py-4">
                <span aria-hidden="true" className="num text-h3 text-ink-3">
                  {index + 1}
                </span>
                <h3 className="text-h3">{t(`done.${key}.title`, { hotline })}</h3>
                <p className="col-start-2 mt-1 text-ink-2">{t(`done.${key}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Section id="official" tone="surface" title={t('officialTitle')} lead={t('officialLead')}>
        <OfficialChannels list={list} branches={branches} hotline={hotlineOf(content).label} />
      </Section>
    </>
  )
}
