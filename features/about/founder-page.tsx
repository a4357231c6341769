import { getTranslations } from 'next-intl/server'

import { Drawing } from '@/components/art/drawing'
import terracesFounder from '@/components/art/drawings/terraces-founder.svg'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { PageHead } from '@/components/ui/page-head'
import type { Post } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AboutLinks } from './about-links'
import { FounderActions } from './founder-actions'
import { toLetterParts, toPoints } from './letter-parts'
import { RichText } from './rich-text'

interface FounderPageProps {
  post: Post
  locale: Locale
  crumbs: readonly Crumb[]
  videoId: string | null
}

/** The founder's page: first section and key quotation of the letter; the whole letter and a video open in dialogs. */
export async function FounderPage({ post, locale, crumbs, videoId }: FounderPageProps) {
  const t = await getTranslations('about.founder')
  const [shell, article, video] = await Promise.all([
    getTranslations('shell'),
    getTranslations('article'),
    getTranslations('videos.player'),
  ])
  const { html } = toArticleHtml(post.content, article('table'))
  const { excerpt, quote, author } = toLetterParts(html)
  const { opening, heading, points } = toPoints(excerpt)
  return (
    <article>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        kicker={t('kicker')}
        title={post.title}
        lead={post.description}
        className="border-b border-hero-line max-md:pb-[16.5rem] md:max-lg:pb-24 lg:min-h-[36rem]"
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
      <Container className="py-14 md:py-20">
        <RichText
          html={opening}
          className="gap-x-6 gap-y-6 text-lead text-ink-2 max-lg:space-y-6 lg:grid lg:grid-cols-12 [&>p]:lg:col-span-4 [&>p]:lg:col-start-9 [&>p:first-child]:text-[1.375rem] [&>p:first-child]:leading-[1.5] [&>p:first-child]:text-ink [&>p:first-child]:lg:col-span-7 [&>p:first-child]:lg:col-start-1 [&>p:first-child]:lg:row-span-6 [&>p:first-child]:lg:text-[1.875rem] [&>p:first-child]:lg:leading-[1.45]"
        />
      </Container>
      {quote !== null && (
        <figure className="relative overflow-clip bg-bronze-soft pt-14 pb-36 md:pt-20 md:pb-56">
          <Drawing
            file={terracesFounder}
            align="bottom"
            className="absolute -inset-x-1 -bottom-1 h-56 w-[calc(100%+0.5rem)] mask-t-from-55% text-bronze-graphic opacity-70 md:h-80"
          />
          <Container className="relative">
            <blockquote className="max-w-[22em] text-[1.5rem] leading-[1.4] font-semibold text-pretty md:text-[2.125rem] lg:text-[2.625rem] lg:leading-[1.3]">
              {quote}
            </blockquote>
            {author !== null && (
              <figcaption className="mt-8">
                <Flourish />
                <span className="mt-2 block font-semibold">{author.name}</span>
                <span className="block text-small text-ink-2">{author.role}</span>
              </figcaption>
            )}
          </Container>
        </figure>
      )}
      {heading !== '' && (
        <div className="bg-surface py-14 md:py-24">
          <Container>
            <RichText html={heading} className="prose text-lead [&_h2]:text-h2" />
            <div className="mt-8 grid gap-x-6 gap-y-8 lg:grid-cols-3 lg:gap-x-12">
              {points.map((point, index) => (
                <div key={point} className="border-t border-hairline-strong pt-5">
                  <span aria-hidden="true" className="num text-h2 text-bronze">
                    {index + 1}
                  </span>
                  <RichText html={point} className="prose mt-2 text-ink-2 [&_h3]:text-h3 [&_h3]:text-ink" />
                </div>
              ))}
            </div>
          </Container>
        </div>
      )}
      <AboutLinks current="founder" />
    </article>
  )
}

/** A stroke of the pen above the name. */
function Flourish() {
  return (
    <svg viewBox="0 0 132 28" aria-hidden="true" className="h-7 w-33 fill-none stroke-bronze-graphic stroke-2">
      <path
        strokeLinecap="round"
        d="M3 20C18 2 25 3 21 13s-3 12 6 4 13-13 12-5 1 11 9 4 9-10 11-5 4 8 12 4 10-8 14-5 3 6 10 5 17-6 31-9"
      />
    </svg>
  )
}

/** Decorative: an arch that frames terraces under a rising sun. On phones it sits below the buttons. */
function SunriseArch() {
  return (
    <div
      aria-hidden="true"
      className="absolute right-[max(1rem,calc((100vw-26rem)/2))] bottom-0 h-[17rem] w-[min(26rem,100%-2rem)] overflow-hidden rounded-t-full border border-b-0 border-hero-line bg-hero-2 md:right-[max(1.5rem,calc((100vw-var(--container-page))/2))] md:h-[85%] md:w-[17rem] lg:h-[92%] lg:w-[31rem]"
    >
      <span className="absolute top-[16%] left-1/2 size-24 -translate-x-1/2 rounded-full bg-hero-bronze lg:top-[20%] lg:size-36" />
      <Drawing
        file={terracesFounder}
        align="bottom"
        className="absolute inset-x-0 bottom-0 h-[78%] w-full text-hero-bronze"
      />
    </div>
  )
}
