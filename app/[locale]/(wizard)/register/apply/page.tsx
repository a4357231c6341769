import { getTranslations } from 'next-intl/server'

import { definePage } from '@/app/_pages/define-page'
import { headingOf } from '@/app/_pages/titled-page'
import { NoScriptNotice } from '@/features/account-landing/no-script-notice'
import { allReceipts } from '@/features/account-opening/receipt/calls-of-screen'
import type { FollowUp } from '@/features/account-opening/screens/success/follow-up-context'
import { Wizard } from '@/features/account-opening/wizard/wizard'
import { guideHref, staticHref } from '@/lib/backends/main/static-content'
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

/** What the success screen leads to, if the static content has it. */
function followUpOf(content: StaticContent | null, locale: Locale): FollowUp {
  if (content === null) return { guides: [], stores: { ios: null, android: null } }
  const guides = guidesOfPlatforms.flatMap(([name, platform]) => {
    const href = guideHref(content, name, locale, platform)
    return href === null ? [] : [{ name, href }]
  })
  return { guides, stores: { ios: staticHref(content, 'app_ios'), android: staticHref(content, 'app_android') } }
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
        intl={await islandIntl(['application.wizard', 'application.contact', 'forms', 'validation', 'failures'])}
        hotline={hotlineOf(content)}
        receipts={allReceipts()}
        faceSdkUrl={faceSdkUrl()}
        followUp={followUpOf(content, locale)}
      />
    </>
  ),
})

export const { generateMetadata } = page

export default page.Page
