import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { ChevronDown } from '@/components/ui/icons'

/** Answers that are read on demand. */
export function FoldedAnswers({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('application.personal')
  return (
    <details className="group">
      <summary className="act -mb-2">
        {t('showAll')}
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
