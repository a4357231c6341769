import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Check } from '@/components/ui/icons'

import type { ServiceChoices } from '../../application/services'
import { comparedServices } from './service-presets'

interface PresetLinesProps {
  readonly id: string
  readonly choices: ServiceChoices
  /** Nothing is chosen yet: it says how it is chosen. */
  readonly isOpen: boolean
}

const lines = Object.keys(comparedServices) as (keyof typeof comparedServices)[]

/** What a preset has and what it leaves out, line by line the same for all of them, so that they are compared across. */
export function PresetLines({ id, choices, isOpen }: PresetLinesProps) {
  const t = useTranslations('application.services')
  if (isOpen) {
    return (
      <span id={id} className="text-small text-pretty text-ink-2 max-sm:hidden">
        {t('ownHint')}
      </span>
    )
  }
  return (
    <span id={id} className="grid content-start gap-y-0.5 text-small max-sm:hidden">
      {lines.map((line) => {
        const isIn = hasLine(line, choices)
        return (
          <span key={line} className={clsx('flex items-center gap-2 leading-snug', isIn ? 'text-ink' : 'text-ink-2')}>
            <Mark isIn={isIn} />
            {t(`compare.${line}`)}
            <span className="sr-only">{isIn ? '. ' : ` (${t('without')}). `}</span>
          </span>
        )
      })}
    </span>
  )
}

/** On a phone the same in a sentence: what is in it, or how it is chosen. */
export function PresetSummary({ choices, isOpen }: Pick<PresetLinesProps, 'choices' | 'isOpen'>) {
  const t = useTranslations('application.services')
  const names = lines.filter((line) => hasLine(line, choices)).map((line) => t(`compare.${line}`))
  return (
    <span aria-hidden="true" className="ps-9 text-small leading-snug text-pretty text-ink-2 sm:hidden">
      {isOpen ? t('ownHint') : names.map(within).join(', ')}
    </span>
  )
}

/** A name in a sentence that begins with another: in one line, without its capital. */
function within(name: string, index: number): string {
  const unbroken = name.replaceAll(' ', '\u{a0}')
  return index === 0 ? unbroken : unbroken.charAt(0).toLowerCase() + unbroken.slice(1)
}

function hasLine(line: keyof typeof comparedServices, choices: ServiceChoices): boolean {
  return comparedServices[line].some((service) => choices[service])
}

function Mark({ isIn }: { readonly isIn: boolean }) {
  if (isIn) return <Check strokeWidth={2.25} className="size-4 shrink-0 text-primary" />
  return (
    <span aria-hidden="true" className="w-4 shrink-0 text-center">
      –
    </span>
  )
}
