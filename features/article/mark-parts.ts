const stepParagraph = /<p>(?=<strong><a [^>]*>[^<]*<\/a><\/strong><\/p>)/g
const changes = /<ul>((?:\s*<li><strong>[^<]*→[^<]*<\/strong>(?:(?!<\/li>|<ul|<ol)[\s\S])*<\/li>)+)\s*<\/ul>/g
const changed = /(<\/strong>)\s+([\s\S]*?)<\/li>/g
const list = /<dl>(?=(?:(?!<\/dl>)[\s\S])*<\/dd>\s*<dd>)/g

/**
 * Adds classes to parts of an article, so that their CSS is only sent with articles that contain them: a paragraph that is nothing
 * but a bold link (a call to action), numbered steps, lists of what becomes of numbers ("15% → 13%"), each beside what it is, and
 * description lists with several descriptions for one term.
 */
export const markParts = (html: string): string =>
  html
    .replaceAll(stepParagraph, '<p class="next-step">')
    .replaceAll(
      changes,
      (_, items: string) => `<ul class="changes">${items.replaceAll(changed, '$1 <span>$2</span></li>')}</ul>`,
    )
    .replaceAll('<ol>', '<ol class="reading-steps">')
    .replaceAll(list, '<dl class="many">')
