import { plainText } from './article-html'

export interface TableCaption {
  readonly name: string
  /** What it says of itself in small print, such as that its numbers are invented. */
  readonly remark: string | null
}

/**
 * The caption of the first table, in its two parts.
 * @param html of `toArticleHtml`
 */
export function tableCaption(html: string): TableCaption {
  const [, caption = ''] = /<caption[^>]*>([\s\S]*?)<\/caption>/.exec(html) ?? []
  const [, name = caption, remark = null] = /^([\s\S]*?)\s*<small>([^<]*)<\/small>$/.exec(caption) ?? []
  return { name: plainText(name).trim(), remark: remark === null ? null : plainText(remark) }
}
