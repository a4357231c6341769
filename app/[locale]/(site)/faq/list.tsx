import '@/app/_sheets/lists.css'

import { listPage } from '@/app/_pages/list-page'
import { FaqPage } from '@/features/faq/faq-page'
import { loadFaqPage } from '@/lib/content/faqs'
import { helpLineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'

export const faqsPage = listPage({
  path: '/faq',
  load: loadFaqPage,
  async view(faqs, { locale, crumbs }) {
    const content = await optionalContent(loadStaticContent(locale))
    return <FaqPage locale={locale} faqs={faqs} hotline={helpLineOf(content, locale)} crumbs={crumbs} />
  },
})
