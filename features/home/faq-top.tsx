import { getTranslations } from 'next-intl/server'

import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import { loadFaqs } from '@/lib/content/faqs'
import { optionalContent } from '@/lib/content/require-content'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AllLink } from '@/components/ui/all-link'

/** The first five questions with their answers. */
export async function FaqTop({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.faq')
  const faqs = await optionalContent(loadFaqs(locale, 5))
  if (!faqs?.rows.length) return null
  return (
    <Section id="faq" tone="surface" title={t('title')} action={<AllLink href="/faq">{t('all')}</AllLink>}>
      <Accordion
        items={faqs.rows.map((faq) => ({
          id: `faq-${faq.id}`,
          title: faq.question,
          content: <RichText html={toArticleHtml(faq.answer, t('title')).html} />,
        }))}
      />
    </Section>
  )
}

function RichText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
