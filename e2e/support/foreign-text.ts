import type { Page } from '@playwright/test'

import type { Locale } from '@/lib/platform/i18n/locales'

/** Letters that only Vietnamese has, and Korean letters. */
const vietnamese = '[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]'
const korean = String.raw`\p{Script=Hangul}`

const foreignTo: Readonly<Record<Locale, string>> = {
  vi: korean,
  en: `${vietnamese}|${korean}`,
  ko: vietnamese,
}

/**
 * Lines of a page in letters of another language than the page's. A part that declares its own language (`lang`), such
 * as the name of a language or a name of the Vietnamese register, may use its letters.
 */
export async function foreignTextOf(page: Page, locale: Locale): Promise<string[]> {
  return page.evaluate(
    ([foreign, ownLanguage]) => {
      const pattern = new RegExp(foreign, 'iu')
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (!parent || !pattern.test(text) || parent.closest('script, style, noscript')) continue
        if (parent.closest('[lang]')?.getAttribute('lang') === ownLanguage) found.push(text.slice(0, 120))
      }
      return found
    },
    [foreignTo[locale], locale] as const,
  )
}
