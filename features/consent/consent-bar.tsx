import type { Messages } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'

/** Texts of the question. */
export type ConsentBarTexts = Pick<
  Messages['consent'],
  'label' | 'title' | 'text' | 'policy' | 'reject' | 'accept' | 'choose'
>

interface ConsentBarProps {
  texts: ConsentBarTexts
  policyHref: string
  /** `true` accepts all purposes, `false` rejects all. */
  onAnswer: (all: boolean) => void
  onChoose: () => void
}

/**
 * The consent question at the bottom of the window, without covering the page; not answering counts as no. Both buttons
 * look the same, so that neither answer is favoured. It is part of every document and painted with it; app/pages.css hides it
 * from visitors who answered before (consent-script.ts), and where no script could take the answer.
 */
export function ConsentBar({ texts, policyHref, onAnswer, onChoose }: ConsentBarProps) {
  const button = 'max-sm:px-2 max-sm:text-min sm:min-w-32'
  return (
    <section
      data-dock
      data-consent-bar
      aria-label={texts.label}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[70dvh] overflow-y-auto border-t border-hairline-strong bg-surface pb-[env(safe-area-inset-bottom)] shadow-panel"
    >
      <div className="container-page grid gap-2.5 py-3 sm:gap-4 sm:py-5 lg:grid-cols-12 lg:items-center lg:gap-6">
        <div className="max-sm:text-min lg:col-span-7">
          <h2 className="font-semibold max-sm:inline sm:text-body">{texts.title}</h2>{' '}
          <p className="text-ink-2 max-sm:inline sm:mt-1 sm:text-small">
            {texts.text}{' '}
            <a href={policyHref} className="text-link">
              {texts.policy}
            </a>
          </p>
        </div>
        <div className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap sm:gap-3 lg:col-span-5 lg:justify-end">
          {[false, true].map((all) => (
            <button
              key={String(all)}
              type="button"
              data-consent-answer
              className={buttonClass({ size: 'compact' }, button)}
              onClick={() => onAnswer(all)}
            >
              {all ? texts.accept : texts.reject}
            </button>
          ))}
          <button
            type="button"
            className={buttonClass({ size: 'compact', variant: 'secondary' }, button)}
            onClick={onChoose}
          >
            {texts.choose}
          </button>
        </div>
      </div>
    </section>
  )
}
