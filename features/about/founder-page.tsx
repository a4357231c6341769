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
import { toLetterParts } from './letter-parts'
import { RichText } from './rich-text'

interface FounderPageProps {
  post: Post
  locale: Locale
  crumbs: readonly Crumb[]
  videoId: string | null
}

/** The founder's page: opening and key quotation of the letter; the whole letter and a video open in dialogs. */
export async function FounderPage({ post, locale, crumbs, videoId }: FounderPageProps) {
  const t = await getTranslations('about.founder')
  const [shell, article, video] = await Promise.all([
    getTranslations('shell'),
    getTranslations('article'),
    getTranslations('videos.player'),
  ])
  const { html } = toArticleHtml(post.content, article('table'))
  const { opening, quote } = toLetterParts(html)
  return (
    <article>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        kicker={t('kicker')}
        title={post.title}
        lead={post.description}
        className="lg:min-h-[36rem]"
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
      <Container className="grid gap-x-6 gap-y-12 py-16 md:py-24 lg:grid-cols-12">
        <RichText html={opening} className="prose max-w-measure text-lead lg:col-span-6" />
        {quote !== null && (
          <blockquote className="border-l-2 border-bronze-graphic pl-6 lg:col-span-5 lg:col-start-8 lg:self-end">
            <p className="text-h2 leading-[1.4] font-normal text-balance">{quote}</p>
          </blockquote>
        )}
      </Container>
      <AboutLinks current="founder" />
    </article>
  )
}

/** Decorative drawing: terraces under a rising sun, seen through an arch. */
function SunriseArch() {
  return (
    <div
      aria-hidden="true"
      className="absolute right-[max(1.5rem,calc((100vw-var(--container-page))/2))] bottom-0 hidden h-[85%] w-[24rem] overflow-hidden rounded-t-full border border-b-0 border-hero-line bg-hero-2 lg:block"
    >
      <span className="absolute top-[24%] left-1/2 size-28 -translate-x-1/2 rounded-full bg-hero-bronze" />
      <Drawing
        file={terracesFounder}
        align="bottom"
        className="absolute inset-x-0 bottom-0 h-[78%] w-full text-hero-bronze"
      />
    </div>
  )
}
