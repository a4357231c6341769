/**
 * Renders HTML of the CMS.
 * @param html sanitised by `toArticleHtml`
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- sanitised, see above
  return <div className={className ?? 'prose'} dangerouslySetInnerHTML={{ __html: html }} />
}
