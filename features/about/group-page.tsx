import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import type { Post } from '@/lib/backends/main/content'
import type { Country } from '@/lib/backends/main/shell'
import { toArticleHtml } from '@/lib/platform/html/article-html'

import { AboutLinks } from './about-links'
import { areShares, liftTable } from './lifted-table'
import { Member, RegionBlocks } from './region-blocks'
import { toRegions } from './regions'
import { RichText } from './rich-text'
import { Story } from './story'

interface GroupPageProps {
  post: Post
  crumbs: readonly Crumb[]
  /** Countries of the group; those without a company are omitted. */
  countries: readonly Country[]
}

/** The page about the group: its companies in regions as large as their shares, or as a list, and its story. */
export async function GroupPage({ post, crumbs, countries }: GroupPageProps) {
  const t = await getTranslations('about')
  const [shell, article] = await Promise.all([getTranslations('shell'), getTranslations('article')])
  const members = countries.filter(({ company }) => company !== null)
  const text = toArticleHtml(post.content, article('table')).html
  const lifted = liftTable(text, areShares)
  const regions = toRegions(lifted.table, members)
  const html = regions === null ? text : lifted.html
  const opening = /^(?:(?!<h2)[\s\S])*/.exec(html)?.[0] ?? ''
  const caption = lifted.table?.caption
  const companies = t('group.companies', { count: members.length })
  return (
    <article>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={post.title}
        lead={opening.trim() === '' ? post.description : null}
        aside={
          opening.trim() !== '' && <RichText html={opening} className="space-y-4 text-lead text-pretty text-ink-2" />
        }
      >
        {regions !== null && (
          <section id="members" aria-labelledby="members-title" className="mt-8 md:mt-10">
            <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
              <h2 id="members-title" className="text-h3">
                {caption?.name}
              </h2>
              <p className="text-small text-ink-2">
                {caption?.remark ? `${companies} · ${caption.remark}` : companies}
              </p>
            </div>
            <RegionBlocks regions={regions} newTab={shell('newTab')} />
            <p className="mt-6 max-w-measure text-ink-2">{t('group.membersLead')}</p>
          </section>
        )}
      </PageHead>
      <Story html={html.slice(opening.length)} />
      {regions === null && members.length > 0 && (
        <Section id="members" tone="surface" title={t('group.members')} lead={t('group.membersLead')}>
          <ul className="grid gap-x-6 md:grid-cols-2 lg:gap-x-16">
            {members.map((member) => (
              <li key={member.id} className="-mb-px border-y border-hairline">
                <Member country={member} newTab={shell('newTab')} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <AboutLinks current="group" />
    </article>
  )
}
