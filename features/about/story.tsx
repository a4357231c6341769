import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { Container } from '@/components/ui/container'
import type { Post } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { markShares } from '@/lib/platform/html/share-rows'

import { RichText } from './rich-text'

/** Least number of headings for a table of contents; with fewer, each heading is set beside its section. */
const manyHeadings = 4

/** A post beside its table of contents, which stays in view on wide screens, or in rows if it is short. */
export async function Story({ post }: { post: Post }) {
  const t = await getTranslations('article')
  const { html, toc } = toArticleHtml(post.content, t('table'))
  const hasContents = toc.length >= manyHeadings
  return (
    <Container className="gap-x-6 py-16 md:py-24 lg:grid lg:grid-cols-12">
      {hasContents && (
        <nav aria-label={t('toc')} className="max-lg:hidden lg:col-span-3">
          <ul className="sticky top-28">
            {toc.map(({ id, text }) => (
              <li key={id} className="border-t border-hairline last:border-b">
                <a href={`#${id}`} className="flex min-h-11 items-center py-2 text-small text-ink-2 hover:text-primary">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <RichText
        html={markShares(html)}
        className={clsx(
          hasContents ? 'story max-w-measure lg:col-span-8 lg:col-start-5' : 'rows lg:col-span-12',
          'prose text-lead [&_h2]:text-h2 [&>p:first-child]:text-h3 [&>p:first-child]:leading-[1.5] [&>p:first-child]:font-normal [&>p:first-child]:text-ink',
        )}
      />
    </Container>
  )
}
