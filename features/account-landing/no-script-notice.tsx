import { getTranslations } from 'next-intl/server'

import { Alert } from '@/components/ui/alert'
import type { Hotline } from '@/lib/domain/company/hotline'

/** Without scripts no account can be opened here: what to change, and whom to call. */
export async function NoScriptNotice({ hotline }: { readonly hotline: Hotline }) {
  const t = await getTranslations('accountLanding.noScript')
  return (
    <noscript>
      <Alert tone="warning" title={t('title')}>
        <p>{t('text')}</p>
        <p>
          <a href={hotline.href} className="inline-flex min-h-11 items-center text-link">
            {t('call', { hotline: hotline.label })}
          </a>
        </p>
      </Alert>
    </noscript>
  )
}
