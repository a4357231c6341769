import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import { loadPostsOfCategory } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import { loadSiteLinks } from '@/lib/content/site-links'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AllLink } from '@/components/ui/all-link'
import { categoryIds } from '@/lib/routes/category-ids'
import { Cover } from '@/components/ui/cover'

/** Guides in a row that scrolls sideways if it is too long, by touch and by keyboard. */
export async function GuidesRail({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.guides')
  const [guides, links] = await Promise.all([
    optionalContent(loadPostsOfCategory(categoryIds.guides, locale, 6)),
    loadSiteLinks(locale),
  ])
  if (!guides?.rows.length) return null
  return (
    <Section
      id="guides"
      title={t('title')}
      action={links.guides !== null && <AllLink href={links.guides}>{t('all')}</AllLink>}
    >
      {/* The links inside take focus, which makes the row scrollable by keyboard too. */}
      <div className="-mx-4 overflow-x-auto rail-fade px-4 pb-4 md:-mx-6 md:px-6">
        <ul className="flex w-max gap-4 md:gap-6">
          {guides.rows.map((guide) => (
            <li key={guide.id} className="group relative w-68 shrink-0 md:w-80">
              <Cover src={guide.image} className="aspect-[4/3] w-full rounded-card object-cover" priority={false} />
              <h3 className="mt-4 leading-[1.45] font-semibold">
                <Link href={`/article/${guide.slug}`} className="group-hover:text-primary after:absolute after:inset-0">
                  {guide.title}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
