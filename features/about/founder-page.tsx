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
import { toLetterParts, toPoints, withAddress } from './letter-parts'
import { RichText } from './rich-text'

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
  const { excerpt, quote, rest } = toLetterParts(html)
  const { opening, heading, points } = toPoints(excerpt)
  return (
    <article>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={post.title}
        lead={post.description}
        className="md:max-lg:pb-24 lg:min-h-[27rem] night:border-b night:border-hero-line md:max-lg:[&_div:has(>h1)]:max-w-[30rem]"
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
          <RichText html={opening} className="letter letter-opening space-y-6 text-lead text-ink-2" />
          {heading !== '' && (
            <div className="letter mt-12 md:mt-16">
              <RichText html={heading} className="letter-heading lg:sticky lg:top-28 lg:self-start lg:pe-6" />
              <ol className="mt-6 border-b border-hairline lg:mt-0">
                {points.map((point, index) => (
                  <li
                    key={point}
                    className="grid grid-cols-[2rem_minmax(0,1fr)] content-start border-t border-hairline py-6"
                  >
                    <span aria-hidden="true" className="num text-h3 font-semibold text-bronze">
                      {index + 1}
                    </span>
                    <RichText html={point} className="letter-point text-lead text-pretty text-ink-2" />
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </Container>
      {quote !== null && (
        <div className="bg-bronze-soft py-14 md:py-24 night:border-y night:border-hairline night:bg-surface">
          <Container>
            <blockquote className="max-w-[62rem] text-[1.5rem] leading-[1.4] font-semibold text-pretty md:text-[2.125rem] lg:leading-[1.3]">
              {quote}
            </blockquote>
          </Container>
        </div>
      )}
      {rest !== '' && (
        <Container className="py-14 md:py-20">
          <RichText html={withAddress(rest)} className="letter letter-rest prose text-lead" />
        </Container>
      )}
      <AboutLinks current="founder" />
    </article>
  )
}

/** Decorative: an arch that frames terraces under a rising sun. On phones it is beside the buttons. */
function SunriseArch() {
  return (
    <div
      aria-hidden="true"
      className="absolute right-4 bottom-0 h-40 w-24 overflow-hidden rounded-t-full border border-b-0 border-hero-line bg-hero-2 md:right-[max(1.5rem,calc((100vw-var(--container-page))/2))] md:h-[85%] md:w-[12rem] lg:h-[90%] lg:w-[26rem]"
    >
      <span className="absolute top-[16%] left-1/2 size-9 -translate-x-1/2 rounded-full bg-hero-bronze md:size-20 lg:top-[20%] lg:size-32" />
      <Drawing
        file={terracesFounder}
        align="bottom"
        className="absolute inset-x-0 -bottom-1 h-[78%] w-full text-hero-bronze night:[--step:var(--relief)]"
      />
    </div>
  )
}
