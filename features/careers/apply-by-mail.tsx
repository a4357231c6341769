import { getTranslations } from 'next-intl/server'

/** Without scripts there is no form: a CV can be sent by e-mail. */
export async function ApplyByMail({ email }: { email: string | null }) {
  const t = await getTranslations('careers')
  if (email === null) return null
  return (
    <noscript>
      <p className="basis-full text-small text-ink-2">{t('noScript', { email })}</p>
    </noscript>
  )
}
