/** Share of a timeline until its end; what is so afterwards has the rest. */
const endShare = 75

/**
 * Sets the scale of each `<ol class="timeline">` of three entries, which name a first day, that of a notice and the last one
 * in bold: `style="--notice:69.2%;--end:75%"`. Others become plain lists.
 * @param html sanitised
 */
export function scaleTimelines(html: string): string {
  return html.replaceAll(/<ol class="timeline">([\s\S]*?)<\/ol>/g, (_, entries: string) => {
    const days = [...entries.matchAll(/<strong>[^<\d]*(\d+)/g)].map(([, day]) => Number(day))
    const [, notice = 0, end = 0] = days
    if (days.length !== 3 || notice >= end) return `<ol>${entries}</ol>`
    const share = ((notice / end) * endShare).toFixed(1)
    return `<ol class="timeline" style="--notice:${share}%;--end:${endShare}%">${entries}</ol>`
  })
}
