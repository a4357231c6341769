import { Container } from '@/components/ui/container'
import { markShares } from '@/lib/platform/html/share-rows'

import { RichText } from './rich-text'

interface PartProps {
  /** HTML of `toArticleHtml`. */
  readonly html: string
}

/** The paragraphs before a post's first heading, set large. */
export function Opening({ html }: PartProps) {
  if (html.trim() === '') return null
  return (
    <Container className="py-12 md:py-20">
      <RichText
        html={html}
        className="max-w-[62rem] space-y-4 text-[1.375rem] leading-[1.5] text-pretty md:text-[1.875rem] md:leading-[1.45]"
      />
    </Container>
  )
}

/** The sections of a post, on wide screens each beside its heading; app/story.css draws its people, shares and short lists. */
export function Story({ html }: PartProps) {
  return (
    <Container className="py-14 md:py-20">
      <RichText html={markShares(html)} className="story prose rows md:text-lead [&_h2]:text-h2" />
    </Container>
  )
}
