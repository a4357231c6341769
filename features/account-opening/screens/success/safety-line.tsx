import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'

/** What whoever calls never asks for, and what to do about a doubtful call. */
export function SafetyLine() {
  const t = useTranslations('application.success')
  const hotline = useHotline()
  return t.rich('safety', {
    hotline: hotline.label,
    call: (number) => (
      <a
        href={hotline.href}
        className="target num font-semibold whitespace-nowrap text-ink underline decoration-hairline-strong underline-offset-4 hover:text-primary"
      >
        {number}
      </a>
    ),
  })
}
