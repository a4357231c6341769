import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

const stages = ['over', 'registration', 'trading'] as const

/** Status of the contest: the past season, and the stages of the next one. */
export async function SeasonLine() {
  const t = await getTranslations('contest.season')
  return (
    <ol aria-label={t('label')} className="grid">
      {stages.map((stage) => {
        const isOver = stage === 'over'
        return (
          <li
            key={stage}
            className="relative border-l-2 border-white/30 pb-6 pl-6 first:border-hero-bronze last:border-transparent last:pb-0 lg:pb-9 lg:pl-8"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1 -left-[0.5625rem] size-4 rounded-full border-2 border-hero-bronze lg:top-1.5',
                isOver ? 'bg-hero-bronze' : 'bg-hero',
              )}
            />
            <p className="leading-snug font-semibold lg:text-h3">{t(`${stage}.title`)}</p>
            <p className="mt-1 text-small leading-snug text-pretty text-on-hero-2 lg:text-body">{t(`${stage}.text`)}</p>
          </li>
        )
      })}
    </ol>
  )
}
