import { getTranslations } from 'next-intl/server'

import { Drawing } from '@/components/art/drawing'
import drumCalculator from '@/components/art/drawings/drum-calculator.svg'
import { LinkButton } from '@/components/ui/link-button'

/** A line and a button that lead to the calculator. */
export async function CalculatorTeaser() {
  const t = await getTranslations('home.calculator')
  return (
    <section className="container-page py-16">
      <div className="relative overflow-clip rounded-panel bg-bronze-soft px-6 py-12 md:px-12 md:py-16">
        <Drawing
          file={drumCalculator}
          className="absolute -right-24 -bottom-32 size-80 text-bronze-graphic opacity-35 md:-right-10 md:size-104"
        />
        <div className="relative max-w-[44ch]">
          <h2 className="text-h2">{t('title')}</h2>
          <p className="mt-4 text-lead text-ink-2">{t('lead')}</p>
          <LinkButton href="/calculator" className="mt-8">
            {t('action')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
