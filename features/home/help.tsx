import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Accordion } from '@/components/ui/accordion'
import { AllLink } from '@/components/ui/all-link'
import { Section } from '@/components/ui/section'
import { loadFaqs } from '@/lib/content/faqs'
import { optionalContent } from '@/lib/content/require-content'
import { loadSiteLinks } from '@/lib/content/site-links'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import type { Locale } from '@/lib/platform/i18n/locales'

interface HelpProps {
  locale: Locale
  /** Where the branches are. */
  branches: ReactNode
}

/**
 * The first questions, the guides, and the branches. The first answer is open, but where visitors begin abroad: there the page has already told how to open
 * an account (components/foreign-investors/foreign-start.tsx).
 */
export async function Help({ locale, branches }: HelpProps) {
  const t = await getTranslations('home')
  const isOpen = !beginsAbroad(locale)
  const [faqs, links] = await Promise.all([optionalContent(loadFaqs(locale, isOpen ? 4 : 5)), loadSiteLinks(locale)])
  return (
    <Section
      id="help"
      tone="canvas"
      space="band"
      className="bg-band max-md:pt-6 max-md:pb-5 md:py-12! lg:py-8! lg:[&:lang(vi)]:py-10!"
    >
      <div className="grid gap-x-6 gap-y-6 md:gap-y-12 lg:grid-cols-12">
        {faqs !== null && faqs.rows.length > 0 && (
          <div className="[--hairline:var(--hairline-strong)] lg:col-span-5 lg:flex lg:flex-col [&_details>div]:pb-4 [&_details>div]:text-small max-sm:[&_h3]:text-[0.9375rem] max-sm:[&_h3]:leading-[1.4] max-sm:[&_summary]:min-h-13 max-sm:[&_summary]:gap-3 max-sm:[&_summary]:py-2 lg:[&_summary]:min-h-14.5 lg:[&:lang(vi)_summary]:min-h-16">
            <h2 className="mb-4 text-h2 md:mb-6 max-sm:[&:lang(en)]:text-[1.4375rem]">{t('faq.title')}</h2>
            <Accordion
              items={faqs.rows.map((faq, index) => ({
                id: `faq-${faq.id}`,
                title: faq.question,
                open: isOpen && index === 0,
                content: <RichText html={toArticleHtml(faq.answer, t('faq.title')).html} />,
              }))}
            />
            <div className="mt-2 flex flex-wrap gap-x-8 md:max-lg:mt-4 lg:mt-auto lg:pt-2">
              <AllLink href="/faq">{t('faq.all')}</AllLink>
              {links.guides !== null && (
                <span className="max-sm:hidden">
                  <AllLink href={links.guides}>{t('guides.all')}</AllLink>
                </span>
              )}
            </div>
          </div>
        )}
        <div className="border-hairline-strong max-lg:border-t max-lg:pt-6 md:max-lg:pt-10 lg:col-span-7 lg:border-l lg:pl-8">
          {branches}
        </div>
      </div>
    </Section>
  )
}

function RichText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
