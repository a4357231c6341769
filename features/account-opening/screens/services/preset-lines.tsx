import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Check, Plus } from '@/components/ui/icons'

import type { ServiceChoices } from '../../application/services'
import { alwaysOn, comparedServices } from './service-presets'

interface PresetLinesProps {
  readonly id: string
  readonly choices: ServiceChoices
  /** Nothing is chosen yet: each line but the account itself is to be added. */
  readonly isOpen: boolean
}

const lines = Object.keys(comparedServices) as (keyof typeof comparedServices)[]

/** What a preset has and what it leaves out, line by line the same for all of them, so that they are compared across. */
export function PresetLines({ id, choices, isOpen }: PresetLinesProps) {
  const t = useTranslations('application.services')
  return (
    <span id={id} className="grid content-start gap-y-1 text-small max-sm:pt-0.5">
      {lines.map((line) => {
        const isIn = comparedServices[line].some((service) => (isOpen ? alwaysOn.has(service) : choices[service]))
        return (
          <span key={line} className={clsx('flex items-center gap-2 leading-snug', isIn ? 'text-ink' : 'text-ink-2')}>
            <Mark isIn={isIn} isOpen={isOpen} />
            {t(`compare.${line}`)}
            <span className="sr-only">{isIn ? '. ' : ` (${t(isOpen ? 'open' : 'without')}). `}</span>
          </span>
        )
      })}
    </span>
  )
}

function Mark({ isIn, isOpen }: { readonly isIn: boolean; readonly isOpen: boolean }) {
  if (isIn) return <Check strokeWidth={2.25} className="size-4 shrink-0 text-primary" />
  if (isOpen) return <Plus className="size-4 shrink-0" />
  return (
    <span aria-hidden="true" className="w-4 shrink-0 text-center">
      –
    </span>
  )
}
