import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

const stages = ['over', 'registration', 'trading'] as const

/** Where the contest stands: the season that is over, and what the next one will bring. */
export async function SeasonLine() {
  const t = await getTranslations('contest.season')
  return (
    <ol aria-label={t('label')} className="grid grid-cols-3 gap-3 lg:grid-cols-1 lg:gap-0">
      {stages.map((stage) => {
        const isOver = stage === 'over'
        return (
          <li
            key={stage}
            className="relative border-t-2 border-white/30 pt-4 first:border-hero-bronze lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pb-9 lg:pl-8 lg:last:border-transparent lg:last:pb-0"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute -top-[0.5625rem] left-0 size-4 rounded-full border-2 border-hero-bronze lg:top-1.5 lg:-left-[0.5625rem]',
                isOver ? 'bg-hero-bronze' : 'bg-hero',
              )}
            />
            <p className="text-small leading-snug font-semibold lg:text-h3">{t(`${stage}.title`)}</p>
            <p className="mt-1 text-min leading-snug text-pretty text-on-hero-2 lg:text-body">{t(`${stage}.text`)}</p>
          </li>
        )
      })}
    </ol>
  )
}
