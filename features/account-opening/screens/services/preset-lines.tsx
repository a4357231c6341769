import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Check } from '@/components/ui/icons'

import type { ServiceChoices } from '../../application/services'
import { comparedServices } from './service-presets'

interface PresetSummaryProps {
  readonly choices: ServiceChoices
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
export function PresetLines({ id, isChosen, choices }: PresetLinesProps) {
  const t = useTranslations('application.services')
  return (
    <span
      id={id}
      className={clsx(
        'grid content-start gap-x-4 gap-y-0.5 text-small sm:gap-y-1',
        isChosen ? 'max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:ps-9 max-xs:grid-cols-1' : 'max-sm:hidden',
      )}
    >
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

/** On a phone the same in a sentence. */
export function PresetSummary({ choices }: PresetSummaryProps) {
  const t = useTranslations('application.services')
  const names = lines.filter((line) => hasLine(line, choices)).map((line) => t(`compare.${line}`))
  return (
    <span aria-hidden="true" className="ps-9 text-small leading-snug text-pretty text-ink-2 sm:hidden">
      {names.map(within).join(', ')}
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

interface OwnSummaryProps {
  readonly id: string
  /** How many services there are to choose from. */
  readonly count: number
}

/** The own choice before it is made: a list of what it could have would look like another package. */
export function OwnSummary({ id, count }: OwnSummaryProps) {
  const t = useTranslations('application.services')
  return (
    <span id={id} className="grid gap-2.5 text-small leading-snug text-pretty text-ink-2 max-sm:ps-9">
      {t('ownHint', { count })}
      <svg
        viewBox="0 0 104 20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className="h-5 w-26 text-field max-sm:hidden"
      >
        {[0, 36, 72].map((x, index) => (
          <g key={x}>
            <rect x={x + 0.75} y="0.75" width="30" height="18.5" rx="9.25" />
            <circle
              cx={x + (index === 0 ? 21.5 : 10)}
              cy="10"
              r="5.5"
              stroke="none"
              className={index === 0 ? 'fill-primary' : 'fill-field'}
            />
          </g>
        ))}
      </svg>
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
