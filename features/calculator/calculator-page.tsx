import { visitorFailures } from '@/lib/domain/failures/visitor-failures'
import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import { loadPeriodicSaving } from '@/lib/content/periodic-saving'
import { optionalContent } from '@/lib/content/require-content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { firstProjection } from '@/lib/domain/projection/first-projection'

import { CalculatorIsland } from './calculator-island'
import { toProjection } from './projection'
import { ProjectionView } from './projection-view'

/** Messages of the form and of what it calculates. */
const calculatorMessages = [
  'calculator.form',
  'calculator.planLegend',
  'calculator.saving',
  'calculator.lump',
  'calculator.moneySaving',
  'calculator.moneyLump',
  'calculator.percent',
  'calculator.percentHint',
  'calculator.duration',
  'calculator.unit',
  'calculator.unitYear',
  'calculator.unitMonth',
  'calculator.calculate',
  'calculator.reset',
  'calculator.calculating',
  'calculator.noScript',
  'calculator.errors',
  'calculator.result',
] as const

/** The calculator with its first projection in the document, and how the figures are calculated. */
export async function CalculatorPage({ locale, crumbs }: { locale: Locale; crumbs: readonly Crumb[] }) {
  const t = await getTranslations('calculator')
  const shell = await getTranslations('shell')
  const { monthly, years, percentAYear } = firstProjection
  const saving = await optionalContent(loadPeriodicSaving(monthly, percentAYear, years, locale))
  const plan = { plan: 'saving', money: monthly, percent: percentAYear, duration: years, unit: 'year' } as const
  return (
    <>
      <PageHead breadcrumb={{ label: shell('breadcrumb'), crumbs }} title={t('title')} lead={t('lead')} />
      <div className="container-page">
        <CalculatorIsland
          intl={await islandIntl([...calculatorMessages, 'validation.required', ...visitorFailures])}
          locale={locale}
          first={saving && <ProjectionView projection={toProjection(plan, saving)} locale={locale} />}
          empty={<EmptyState title={t('result.emptyTitle')}>{t('result.empty')}</EmptyState>}
        />
      </div>
      <Section id="how" title={t('how.title')} tone="surface" space="tight" className="mt-12 md:mt-20">
        <ol className="grid gap-8 md:grid-cols-3 md:gap-6">
          {(['one', 'two', 'three'] as const).map((key, index) => (
            <li key={key} className="flex gap-4">
              <span
                aria-hidden="true"
                className="flex size-10 shrink-0 items-center justify-center rounded-full border border-bronze-graphic num font-semibold text-bronze"
              >
                {index + 1}
              </span>
              <p className="text-ink-2">{t(`how.${key}`)}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
