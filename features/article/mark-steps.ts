const stepParagraph = /<p>(?=<strong><a [^>]*>[^<]*<\/a><\/strong><\/p>)/g

/** Marks paragraphs that are nothing but a link in bold: the step that a text leads to, which looks like a button (app/reading.css). */
export const markSteps = (html: string): string => html.replaceAll(stepParagraph, '<p class="next-step">')
