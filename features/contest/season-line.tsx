import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { Link } from '@/lib/platform/i18n/link'

export const seasonStages = ['over', 'registration', 'trading'] as const

/** Status of the contest: the past season, and the stages of the next one. On wide screens a panel, level with the page's title. */
export async function SeasonLine() {
  const t = await getTranslations('contest.season')
  return (
    <ol
      aria-label={t('label')}
      className="grid rounded-panel border border-hero-line bg-hero-2 px-6 py-7 lg:mt-14 lg:px-10 lg:py-10"
    >
      {seasonStages.map((stage) => {
        const isOver = stage === 'over'
        return (
          <li
            key={stage}
            // The line begins and ends at the middle of a dot.
            className="relative pb-7 pl-6.5 before:absolute before:top-3 before:-bottom-3 before:left-0 before:w-0.5 before:bg-white/30 first:before:bg-hero-bronze last:pb-0 last:before:hidden lg:pl-9.5 lg:not-last:pb-10 lg:before:top-3.5 lg:before:-bottom-3.5"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1 -left-[0.4375rem] z-1 size-4 rounded-full border-2 border-hero-bronze lg:top-1.5',
                isOver ? 'bg-hero-bronze' : 'bg-hero-2',
              )}
            />
            <p className="leading-snug font-semibold lg:text-h3">{t(`${stage}.title`)}</p>
            <p className="mt-1 text-small leading-snug text-pretty text-on-hero-2 lg:text-body">{t(`${stage}.text`)}</p>
            {isOver && (
              <Link
                href="/mascham/rank"
                className="inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
              >
                {t('over.link')}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
