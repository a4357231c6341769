import { getTranslations } from 'next-intl/server'

import { Container } from '@/components/ui/container'
import type { Post } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { markShares } from '@/lib/platform/html/share-rows'

import { RichText } from './rich-text'

/** The text of a post, on wide screens each section beside its heading; app/story.css draws its figures and shares. */
export async function Story({ post }: { post: Post }) {
  const t = await getTranslations('article')
  const { html } = toArticleHtml(post.content, t('table'))
  return (
    <Container className="py-14 md:py-20">
      <RichText
        html={markShares(html)}
        className="story prose rows md:text-lead [&_h2]:text-h2 [&>p:first-child]:text-lead [&>p:first-child]:leading-[1.5] [&>p:first-child]:font-normal [&>p:first-child]:text-ink md:[&>p:first-child]:text-h3"
      />
    </Container>
  )
}
