import { getTranslations } from 'next-intl/server'

import { Drawing } from '@/components/art/drawing'
import terracesFounder from '@/components/art/drawings/terraces-founder.svg'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { PageHead } from '@/components/ui/page-head'
import type { Post } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { type Figures, firstFigures } from '@/lib/platform/html/first-figures'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AboutLinks } from './about-links'
import { FounderActions } from './founder-actions'
import { LetterClose } from './letter-close'
import { toLetterParts, toPoints, withoutTable } from './letter-parts'
import { RichText } from './rich-text'
import { TerraceSteps } from './terrace-steps'

interface FounderPageProps {
  post: Post
  locale: Locale
  crumbs: readonly Crumb[]
  videoId: string | null
}

/** The founder's page: the letter, its quotation on a band; letter and video open in dialogs as well. */
export async function FounderPage({ post, locale, crumbs, videoId }: FounderPageProps) {
  const t = await getTranslations('about.founder')
  const [shell, article, video] = await Promise.all([
    getTranslations('shell'),
    getTranslations('article'),
    getTranslations('videos.player'),
  ])
  const { html } = toArticleHtml(post.content, article('table'))
  const figures = firstFigures(html)
  const { excerpt, quote, rest } = toLetterParts(figures ? withoutTable(html) : html)
  const { opening, heading, points } = toPoints(excerpt)
  return (
    <article>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={post.title}
        lead={post.description}
        className="max-md:pb-63 md:max-lg:pb-24 lg:min-h-[27rem] night:border-b night:border-hero-line md:max-lg:[&_div:has(>h1)]:max-w-[30rem]"
        art={<SunriseArch />}
      >
        <FounderActions
          locale={locale}
          title={post.title}
          letter={html}
          href={localizedPath(locale, `/article/${post.slug}`)}
          videoId={videoId}
          copy={{
            read: t('read'),
            video: t('video'),
            videoTitle: t('videoTitle'),
            close: shell('close'),
            note: video('note'),
            watch: video('watch'),
            missing: video('missing'),
            show: video('show'),
            newTab: shell('newTab'),
          }}
        />
      </PageHead>
      <Container className="pt-10 pb-14 md:pt-14 md:pb-20">
        <div>
          <div className="letter">
            {figures && <LetterFacts figures={figures} />}
            <RichText html={opening} className="letter-opening space-y-6 text-lead text-ink-2 lg:col-start-2" />
          </div>
          {heading !== '' && (
            <div className="mt-12 md:mt-16">
              <RichText html={heading} className="letter-heading" />
              <ol className="mt-6 grid gap-x-8 lg:grid-cols-3">
                {points.map((point, index) => (
                  <li
                    key={point}
                    className="grid grid-cols-[2rem_minmax(0,1fr)] border-t-2 border-bronze-graphic py-5 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0 lg:pb-0"
                  >
                    <span aria-hidden="true" className="num text-h3 font-semibold text-bronze">
                      {index + 1}
                    </span>
                    <RichText html={point} className="letter-point text-pretty text-ink-2 max-lg:text-lead" />
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </Container>
      {quote !== null && (
        <div className="relative bg-bronze-soft night:border-y night:border-hairline night:bg-surface">
          <Container>
            <blockquote className="relative z-10 pt-12 pb-6 text-[1.5rem] leading-[1.4] font-semibold text-pretty md:text-[2.125rem] lg:max-w-[46rem] lg:pt-16 lg:pb-48 lg:leading-[1.3]">
              {quote}
            </blockquote>
          </Container>
          <TerraceSteps className="block h-36 w-full lg:absolute lg:inset-x-0 lg:bottom-0 lg:h-65" />
        </div>
      )}
      {rest !== '' && (
        <Container className="py-14 md:py-20">
          <LetterClose html={rest} />
        </Container>
      )}
      <AboutLinks current="founder" />
    </article>
  )
}

/** The founding facts from the letter as figures: above the text on phones, in the heading column otherwise. */
function LetterFacts({ figures }: { figures: Figures }) {
  return (
    <dl className="mb-10 grid grid-cols-[auto_auto_auto] justify-between gap-4 border-b border-hairline pb-8 lg:me-12 lg:mb-0 lg:grid-cols-1 lg:content-start lg:border-0 lg:pb-0">
      {figures.rows.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-small text-ink-2">{name}</dt>
          <dd className="num-large text-[2rem] leading-[1.2] font-semibold text-primary lg:text-[3rem]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Decorative: an arch that frames terraces under a rising sun; on phones below the buttons, high enough for its straight sides. */
function SunriseArch() {
  return (
    <div
      aria-hidden="true"
      className="absolute right-[max(1.5rem,calc((100vw-var(--container-page))/2))] bottom-0 h-[85%] w-[12rem] overflow-hidden rounded-t-full border border-b-0 border-hero-line bg-hero-2 max-md:inset-x-4 max-md:mx-auto max-md:h-67 max-md:w-auto max-md:max-w-94 lg:h-[90%] lg:w-[26rem]"
    >
      <span className="absolute top-[16%] left-1/2 size-20 -translate-x-1/2 rounded-full bg-hero-bronze max-md:size-16 lg:top-[20%] lg:size-32" />
      <Drawing
        file={terracesFounder}
        align="bottom"
        className="absolute inset-x-0 -bottom-1 h-[78%] w-full text-hero-bronze [--step:#5c6ad6] max-md:h-[62%] night:[--step:var(--relief)]"
      />
    </div>
  )
}
