import { Drawing } from '@/components/art/drawing'
import drumMembers from '@/components/art/drawings/drum-members.svg'
import { ArrowUpRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import type { Post } from '@/lib/backends/main/content'
import type { Country } from '@/lib/backends/main/shell'

import { AboutLinks } from './about-links'
import { Story } from './story'

interface GroupPageProps {
  post: Post
  crumbs: readonly Crumb[]
  /** Countries of the group; those without a company are omitted. */
  countries: readonly Country[]
}

/** The page about the group: its companies around a bronze drum, its story, and their list. */
export async function GroupPage({ post, crumbs, countries }: GroupPageProps) {
  const t = await getTranslations('about')
  const shell = await getTranslations('shell')
  const members = countries.filter(({ company }) => company !== null)
  return (
    <article>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        kicker={t('group.kicker')}
        title={post.title}
        lead={post.description}
        aside={members.length > 0 && <MemberDrum codes={members.map(({ code }) => code)} />}
      />
      <Story post={post} />
      {members.length > 0 && (
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

/** Country codes around the rim of a drum, like the birds on a real one. The list beside it is its text alternative. */
function MemberDrum({ codes }: { codes: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto aspect-square w-full max-w-[15rem] p-7 lg:me-0 lg:-mt-24 lg:-mb-10 lg:max-w-[19rem] lg:p-8"
    >
      <Drawing file={drumMembers} className="size-full text-bronze-graphic opacity-60" />
      {codes.map((code, index) => {
        const angle = (2 * Math.PI * index) / codes.length - Math.PI / 2
        return (
          <span
            key={code}
            className="absolute flex size-10 -translate-1/2 items-center justify-center rounded-full border border-bronze-graphic bg-hero num text-small font-semibold text-bronze"
            style={{ left: `${50 + 43 * Math.cos(angle)}%`, top: `${50 + 43 * Math.sin(angle)}%` }}
          >
            {code}
          </span>
        )
      })}
    </div>
  )
}

function Member({ country: { code, name, company, href }, newTab }: { country: Country; newTab: string }) {
  const row = 'grid min-h-16 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3'
  const text = (
    <>
      <span aria-hidden="true" className="num text-small font-semibold text-bronze">
        {code}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{company}</span>
        <span className="block text-small text-ink-2">{name}</span>
      </span>
    </>
  )
  if (href === null) return <div className={row}>{text}</div>
  return (
    <a href={href} target="_blank" rel="noreferrer" className={`${row} hover:text-primary`}>
      {text}
      <ArrowUpRight className="size-5 text-ink-3" />
      <span className="sr-only"> ({newTab})</span>
    </a>
  )
}
