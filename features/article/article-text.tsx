import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/lib/platform/i18n/locales'

import { splitAtCalculator } from './split-at-calculator'
import { TextCalculator } from './text-calculator'

interface ArticleTextProps {
  /** Sanitised by `toArticleHtml`. */
  html: string
  className: string
  locale: Locale
}

/** A text, or where its editors ask for a calculator what is before that, the calculator with its table folded and its risk in one card, and what is after. */
export async function ArticleText({ html, className, locale }: ArticleTextProps) {
  const parts = splitAtCalculator(html)
  if (parts === null) return <Prose html={html} className={className} />
  const t = await getTranslations('article')
  const folded =
    parts.table === '' ? '' : `<details class="chart-data"><summary>${t('chartData')}</summary>${parts.table}</details>`
  return (
    <>
      <Prose html={parts.before} className={className} />
      <div className="calculator-card">
        <TextCalculator calculator={parts.calculator} locale={locale} />
        <Prose html={folded + parts.risk} className={className} />
      </div>
      <Prose html={parts.after} className={clsx(className, 'is-rest')} />
    </>
  )
}

function Prose({ html, className }: { html: string; className: string }) {
  // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
