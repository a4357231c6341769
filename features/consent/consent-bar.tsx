'use client'

import type { Messages } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'

interface ConsentBarProps {
  texts: Messages['consent']
  policyHref: string
  /** `true` accepts all purposes, `false` rejects all. */
  onAnswer: (all: boolean) => void
  onChoose: () => void
}

/**
 * The consent question at the bottom of the window, without covering the page; not answering counts as no. Both buttons
 * look the same, so that neither answer is favoured.
 */
export function ConsentBar({ texts, policyHref, onAnswer, onChoose }: ConsentBarProps) {
  return (
    <section
      data-dock
      aria-label={texts.label}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[70dvh] overflow-y-auto border-t border-hairline-strong bg-surface pb-[env(safe-area-inset-bottom)] shadow-panel open:animate-[rise-in_200ms_var(--ease-calm)]"
    >
      <div className="container-page grid gap-4 py-5 lg:grid-cols-12 lg:items-center lg:gap-6">
        <div className="lg:col-span-7">
          <h2 className="text-body font-semibold">{texts.title}</h2>
          <p className="mt-1 text-small text-ink-2">
            {texts.text}{' '}
            <a href={policyHref} className="text-link">
              {texts.policy}
            </a>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap lg:col-span-5 lg:justify-end">
          <button
            type="button"
            className={buttonClass({ size: 'compact' }, 'sm:min-w-32')}
            onClick={() => onAnswer(false)}
          >
            {texts.reject}
          </button>
          <button
            type="button"
            className={buttonClass({ size: 'compact' }, 'sm:min-w-32')}
            onClick={() => onAnswer(true)}
          >
            {texts.accept}
          </button>
          <button
            type="button"
            className={buttonClass({ size: 'compact', variant: 'secondary' }, 'col-span-2')}
            onClick={onChoose}
          >
            {texts.choose}
          </button>
        </div>
      </div>
    </section>
  )
}
