import { ArrowRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { Container } from '@/components/ui/container'
import { Link } from '@/lib/platform/i18n/link'

const pages = {
  company: '/about/mirae-asset-vietnam',
  group: '/about/mirae-asset-global',
  founder: '/about/founder-gso',
  career: '/career',
} as const

/** Links to the other pages about the company. */
export async function AboutLinks({ current }: { current: keyof typeof pages }) {
  const t = await getTranslations('about.links')
  const others = (Object.keys(pages) as (keyof typeof pages)[]).filter((page) => page !== current)
  return (
    <nav aria-label={t('label')} className="border-t border-hairline">
      <Container className="grid divide-hairline max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {others.map((page) => (
          <Link
            key={page}
            href={pages[page]}
            className="group flex flex-col justify-between gap-1 py-5 lg:gap-6 lg:px-8 lg:py-12 lg:first:pl-0 lg:last:pr-0"
          >
            <span className="text-small text-ink-2">{t(`${page}.lead`)}</span>
            <span className="flex items-center justify-between gap-4 text-h3 font-semibold group-hover:text-primary">
              {t(`${page}.title`)}
              <ArrowRight className="size-5 shrink-0 text-bronze transition-transform group-hover:translate-x-1" />
            </span>
          </Link>
        ))}
      </Container>
    </nav>
  )
}
