import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Check } from '@/components/ui/icons'

import type { ServiceChoices } from '../../application/services'
import { alwaysOn, comparedServices } from './service-presets'

interface PresetSummaryProps {
  readonly choices: ServiceChoices
  /** Nothing is chosen yet: these are what can be. */
  readonly isOpen: boolean
}

interface PresetLinesProps extends PresetSummaryProps {
  readonly id: string
  readonly isChosen: boolean
}

type Line = keyof typeof comparedServices

const lines = Object.keys(comparedServices) as Line[]

/**
 * What a preset has and what it leaves out, line by line the same for all of them, so that they are compared across. On a phone,
 * where they are below each other, only the chosen one has them.
 */
export function PresetLines({ id, isChosen, ...preset }: PresetLinesProps) {
  const t = useTranslations('application.services')
  return (
    <span
      id={id}
      className={clsx(
        'grid content-start gap-x-4 gap-y-0.5 text-small',
        isChosen ? 'max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:ps-9 max-xs:grid-cols-1' : 'max-sm:hidden',
      )}
    >
      {preset.isOpen && <span className="sr-only">{t('ownHint')}. </span>}
      {lines.map((line) => {
        const place = placeOf(line, preset)
        return (
          <span
            key={line}
            className={clsx('flex items-center gap-2 leading-snug', place === 'in' ? 'text-ink' : 'text-ink-2')}
          >
            <Mark place={place} />
            {t(`compare.${line}`)}
            <span className="sr-only">{place === 'in' ? '. ' : ` (${t(place)}). `}</span>
          </span>
        )
      })}
    </span>
  )
}

/** On a phone the same in a sentence: what is in it, or how it is chosen. */
export function PresetSummary({ choices, isOpen }: PresetSummaryProps) {
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

function hasLine(line: Line, choices: ServiceChoices): boolean {
  return comparedServices[line].some((service) => choices[service])
}

/** Whether a preset has it, leaves it out, or leaves it to the applicant. */
function placeOf(line: Line, { choices, isOpen }: PresetSummaryProps): 'in' | 'without' | 'optional' {
  if (!hasLine(line, choices)) return 'without'
  return isOpen && !comparedServices[line].some((service) => alwaysOn.has(service)) ? 'optional' : 'in'
}

function Mark({ place }: { readonly place: ReturnType<typeof placeOf> }) {
  if (place === 'in') return <Check strokeWidth={2.25} className="size-4 shrink-0 text-primary" />
  return (
    <span aria-hidden="true" className="w-4 shrink-0 text-center">
      {place === 'without' && '–'}
    </span>
  )
}
