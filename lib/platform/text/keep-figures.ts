import { keepKorean } from './keep-korean'

/** Keeps on one line what belongs to a figure, in titles and what is said below them: `0,15 %`; Korean amounts and dates. */
export function keepFigures(text: string): string {
  return keepKorean(text.replaceAll(/(\d) %/g, '$1\u00A0%'))
}
