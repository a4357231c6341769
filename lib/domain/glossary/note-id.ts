/** Id of the element that explains a term of a text; the fragment of the term's link is its name in the glossary. */
export const noteId = (term: string) => `term-${term}`
