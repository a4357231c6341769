const stepParagraph = /<p>(?=<strong><a [^>]*>[^<]*<\/a><\/strong><\/p>)/g
const list = /<dl>(?=(?:(?!<\/dl>)[\s\S])*<\/dd>\s*<dd>)/g

/**
 * Adds classes to parts of an article, so that their CSS is only sent with articles that contain them: a paragraph that is nothing
 * but a bold link (a call to action), numbered steps, and description lists with several descriptions for one term.
 */
export const markParts = (html: string): string =>
  html
    .replaceAll(stepParagraph, '<p class="next-step">')
    .replaceAll('<ol>', '<ol class="reading-steps">')
    .replaceAll(list, '<dl class="many">')
