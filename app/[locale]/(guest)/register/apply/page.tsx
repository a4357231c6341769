import { getTranslations } from 'next-intl/server'

import { definePage } from '@/app/_pages/define-page'
import { headingOf } from '@/app/_pages/titled-page'
import { NoScriptNotice } from '@/features/account-landing/no-script-notice'
import { allReceipts } from '@/features/account-opening/receipt/calls-of-screen'
import type { GuideFile } from '@/features/account-opening/screens/success/guides-context'
import { Wizard } from '@/features/account-opening/wizard/wizard'
import { guideHref } from '@/lib/backends/main/static-content'
import type { StaticContent } from '@/lib/backends/main/shell'
import { draftScript } from '@/lib/domain/account-opening/draft-script'
import { found } from '@/lib/content/content-result'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'
import { faceSdkUrl } from '@/lib/platform/env/third-parties'
import type { Locale } from '@/lib/platform/i18n/locales'
import { islandIntl } from '@/lib/platform/i18n/island-intl'

/** Guides to web trading, HTS and the app (docs/specification.md#success). */
const guidesOfPlatforms = [
  ['trading', 'Web'],
  ['setup', 'HTS'],
  ['user', 'Mobile'],
] as const

/** The guides that the success popup offers, if the static content has their files. */
function guideFiles(content: StaticContent, locale: Locale): readonly GuideFile[] {
  return guidesOfPlatforms.flatMap(([name, platform]) => {
    const href = guideHref(content, name, locale, platform)
    return href === null ? [] : [{ name, href }]
  })
}

/** The wizard, which /register, /open-account and /new-register show with `?step=` (lib/routes/table.ts). */
const page = definePage({
  path: '/register',
  capture: true,
  load: async ({ locale }) => found(await optionalContent(loadStaticContent(locale))),
  async metadata() {
    const t = await getTranslations('application.wizard')
    const { description } = await headingOf('/register')
    return { title: t('title'), description, robots: { index: false, follow: false } }
  },
  view: async (content, { locale }) => (
    <>
      {/* oxlint-disable-next-line react/no-danger -- our own constant */}
      <script dangerouslySetInnerHTML={{ __html: draftScript }} />
      <div className="mx-auto w-full max-w-[560px] px-4 noscript:pt-6">
        <NoScriptNotice hotline={hotlineOf(content)} />
      </div>
      <Wizard
        intl={await islandIntl([
          'application.wizard',
          'application.contact',
          'forms',
          'validation',
          'accountLanding.rehearsal.link',
          'accountLanding.rehearsal.linkHint',
          'failures',
        ])}
        hotline={hotlineOf(content)}
        receipts={allReceipts()}
        faceSdkUrl={faceSdkUrl()}
        guides={content === null ? [] : guideFiles(content, locale)}
      />
    </>
  ),
})

export const { generateMetadata } = page

export default page.Page
