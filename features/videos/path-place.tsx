import { getTranslations } from 'next-intl/server'

import { ArrowRight } from '@/components/ui/icons'
import { learningPath } from '@/lib/domain/learning/learning-path'
import { Link } from '@/lib/platform/i18n/link'

/**
 * The learning path in the place that the videos of the last row leave empty, or in the two of them; nowhere else, and not on
 * phones, whose list has no rows of several.
 */
export async function PathPlace() {
  const [t, learning] = await Promise.all([getTranslations('videos'), getTranslations('learning')])
  return (
    <li
      data-further
      className="hidden! sm:max-lg:nth-[2n]:grid! lg:nth-[3n]:grid! lg:nth-[3n+2]:col-span-2 lg:nth-[3n+2]:grid!"
    >
      <Link
        href={learningPath}
        className="group flex flex-col justify-between rounded-card border border-hairline bg-surface p-6"
      >
        <span>
          <span className="block text-h3 text-balance">{t('path.title')}</span>
          <span className="mt-2 block text-small text-pretty text-ink-2">{t('path.text')}</span>
        </span>
        <span className="flex items-center gap-2 font-semibold text-primary group-hover:underline">
          {learning('title')}
          <ArrowRight className="size-5" />
        </span>
      </Link>
    </li>
  )
}
