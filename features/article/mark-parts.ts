const stepParagraph = /<p>(?=<strong><a [^>]*>[^<]*<\/a><\/strong><\/p>)/g
const list = /<dl>(?=(?:(?!<\/dl>)[\s\S])*<\/dd>\s*<dd>)/g

/**
 * Marks parts of an article by what they hold, so that a text without them is not sent their look: a paragraph that is nothing
 * but a link in bold (the step that the text leads to), numbered steps, and lists with several texts for one label.
 */
export const markParts = (html: string): string =>
  html
    .replaceAll(stepParagraph, '<p class="next-step">')
    .replaceAll('<ol>', '<ol class="reading-steps">')
    .replaceAll(list, '<dl class="many">')
