import { getTranslations } from 'next-intl/server'

import { titledPage } from '@/app/_pages/titled-page'
import { Rehearsal } from '@/features/account-landing/rehearsal/rehearsal'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

/** A document with the rights of the wizard (camera, WebAssembly), before the wizard. */
const page = titledPage(
  '/register/rehearsal',
  async ({ locale, title }) => {
    const [t, content] = await Promise.all([
      getTranslations('accountLanding.rehearsal'),
      optionalContent(loadStaticContent(locale)),
    ])
    return (
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-12">
        <div>
          <h1 className="text-h1-long text-pretty">{title}</h1>
          <p className="mt-3 max-w-measure text-lead text-ink-2">{t('lead')}</p>
        </div>
        <IslandMessages paths={['accountLanding.rehearsal', 'capture']}>
          <Rehearsal hotline={hotlineOf(content)} applicationHref={localizedPath(locale, '/register?step=resume')} />
        </IslandMessages>
      </div>
    )
  },
  { capture: true },
)

export const { generateMetadata } = page

export default page.Page
