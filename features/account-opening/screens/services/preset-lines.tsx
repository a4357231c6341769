import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Check } from '@/components/ui/icons'

import type { ServiceChoices } from '../../application/services'
import { alwaysOn, comparedServices } from './service-presets'

interface PresetLinesProps {
  readonly id: string
  readonly choices: ServiceChoices
  /** The applicant's own: each line is a switch. */
  readonly isOwn: boolean
  /** Nothing is chosen yet: each line but the account itself is to be added. */
  readonly isOpen: boolean
}

const lines = Object.keys(comparedServices) as (keyof typeof comparedServices)[]

/** What a preset has and what it leaves out, line by line the same for all of them, so that they are compared across. */
export function PresetLines({ id, choices, isOwn, isOpen }: PresetLinesProps) {
  const t = useTranslations('application.services')
  return (
    <span id={id} className="grid content-start gap-y-1 text-small max-sm:hidden">
      {lines.map((line) => {
        const isIn = hasLine(line, choices, isOpen)
        return (
          <span key={line} className={clsx('flex items-center gap-2 leading-snug', isIn ? 'text-ink' : 'text-ink-2')}>
            {isOwn ? <Switch isOn={isIn} /> : <Mark isIn={isIn} />}
            {t(`compare.${line}`)}
            <span className="sr-only">{isIn ? '. ' : ` (${t(isOpen ? 'open' : 'without')}). `}</span>
          </span>
        )
      })}
    </span>
  )
}

/** On a phone the same in a sentence: what is in it, or how it is chosen. */
export function PresetSummary({ choices, isOpen }: Pick<PresetLinesProps, 'choices' | 'isOpen'>) {
  const t = useTranslations('application.services')
  const names = lines.filter((line) => hasLine(line, choices, false)).map((line) => t(`compare.${line}`))
  return (
    <span aria-hidden="true" className="ps-9 text-small leading-snug text-pretty text-ink-2 sm:hidden">
      {isOpen ? t('ownHint') : names.map((name) => name.replaceAll(' ', '\u{a0}')).join(' · ')}
    </span>
  )
}

function hasLine(line: keyof typeof comparedServices, choices: ServiceChoices, isOpen: boolean): boolean {
  return comparedServices[line].some((service) => (isOpen ? alwaysOn.has(service) : choices[service]))
}

/** A drawing of the switches that come with an own choice. */
function Switch({ isOn }: { readonly isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'flex h-3.5 w-6 shrink-0 items-center rounded-full border px-px',
        isOn ? 'justify-end border-primary bg-primary' : 'border-field',
      )}
    >
      <span className={clsx('size-2.5 rounded-full', isOn ? 'bg-surface' : 'bg-field')} />
    </span>
  )
}

function Mark({ isIn }: { readonly isIn: boolean }) {
  if (isIn) return <Check strokeWidth={2.25} className="size-4 shrink-0 text-primary" />
  return (
    <span aria-hidden="true" className="w-4 shrink-0 text-center">
      –
    </span>
  )
}
