/** What a caption says in small print, or a calculator whole: its table is folded, so a remark there is not seen. */
const remark =
  /<figure class="(?:margin|fee)-calculator[^>]*>[\s\S]*?<\/figure>| <small>([^<]+)<\/small>(?=<\/(?:fig)?caption>)/g

/** Leaves out what captions say of their numbers in small print where an earlier one has said the same of its own. */
export function sayRemarksOnce(html: string): string {
  const said = new Set<string>()
  return html.replaceAll(remark, (whole, text?: string) => {
    if (text === undefined) return whole
    if (said.has(text)) return ''
    said.add(text)
    return whole
  })
}
