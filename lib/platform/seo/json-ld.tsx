/** Structured data of a page (schema.org). `<` is escaped, so that no text can end the script element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // oxlint-disable-next-line react/no-danger -- JSON, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
