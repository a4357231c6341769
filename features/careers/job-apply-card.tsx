import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { JobPay } from './job-pay'

interface JobApplyCardProps {
  /** Last day to apply, in words; null: until the position is filled. */
  readonly deadline: string | null
  readonly daysLeft: number | null
  readonly pay: JobPay | null
  /** The button. */
  readonly children: ReactNode
}

/** Beside the text of a job on wide screens, where it follows the reader: until when, for how much, and the way to apply; on the dark page without the bronze, which the head's button has. */
export async function JobApplyCard({ deadline, daysLeft, pay, children }: JobApplyCardProps) {
  const t = await getTranslations('careers.job')
  return (
    <aside
      aria-label={t('apply')}
      className="sticky top-26 grid gap-5 self-start rounded-panel border border-hairline bg-surface p-6 max-lg:hidden print:hidden night:[&_.button-primary]:border-field night:[&_.button-primary]:bg-transparent night:[&_.button-primary]:text-ink night:[&_.button-primary:hover]:border-ink"
    >
      <div>
        <p className="text-h3">{daysLeft === null ? t('untilFilled') : t('daysLeft', { days: daysLeft })}</p>
        {deadline !== null && (
          <p className="mt-1 num text-small text-ink-2">
            {t('deadline')}: {deadline}
          </p>
        )}
      </div>
      {pay !== null && (
        <div className="border-t border-hairline pt-4">
          <p className="text-small text-ink-2">{pay.label}</p>
          <p className="num font-semibold first-letter:uppercase">{pay.amount}</p>
          {pay.note !== null && <p className="text-small text-ink-2">{pay.note}</p>}
        </div>
      )}
      {children}
    </aside>
  )
}
