import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Check } from '@/components/ui/icons'

import type { ApplicationData } from '../../application/application-data'
import type { ServiceChoices } from '../../application/services'
import { comparedServices, serviceGroups, unavailableServices, type ServiceGroup } from './service-presets'

type Line = keyof typeof comparedServices

const lines = Object.keys(comparedServices) as Line[]

interface PresetLinesProps {
  readonly id: string
  readonly choices: ServiceChoices
}

/**
 * What a preset has and what it leaves out, line by line the same for all of them, so that they are compared across. On a phone,
 * where they are below each other, each shows what it has, and what it leaves out where that is less.
 */
export function PresetLines({ id, choices }: PresetLinesProps) {
  const t = useTranslations('application.services')
  const has = (line: Line) => comparedServices[line].some((service) => choices[service])
  const hasMost = lines.filter(has).length > lines.length / 2
  return (
    <span id={id} className={list}>
      {lines.map((line) => {
        const isIn = has(line)
        return (
          <span
            key={line}
            className={clsx(row, isIn ? 'text-ink' : 'text-ink-2', !isIn && !hasMost && 'max-sm:sr-only')}
          >
            {isIn ? (
              <Check strokeWidth={2.25} className="size-4 shrink-0 text-primary" />
            ) : (
              <span aria-hidden="true" className="w-4 shrink-0 text-center">
                –
              </span>
            )}
            {t(`compare.${line}`)}
            <span className="sr-only">{isIn ? '. ' : ` (${t('without')}). `}</span>
          </span>
        )
      })}
    </span>
  )
}

const groups = Object.keys(serviceGroups) as ServiceGroup[]

interface OwnLinesProps {
  readonly id: string
  readonly data: Pick<ApplicationData, 'nationality'>
}

/** The custom package before anything is chosen: the number of services of each kind. A list of services would look like another package. */
export function OwnLines({ id, data }: OwnLinesProps) {
  const t = useTranslations('application.services')
  const unavailable = unavailableServices(data)
  const counts = groups.map((group) => serviceGroups[group].filter((service) => !unavailable.has(service)).length)
  return (
    <span id={id} className={list}>
      <span className="col-span-full leading-snug text-ink">
        {t('ownHint', { count: counts.reduce((sum, count) => sum + count, 0) })}
        <span className="sr-only">. </span>
      </span>
      {groups.map((group, index) => (
        <span key={group} className="num leading-snug text-ink-2">
          {t(`groupShort.${group}`)} <span aria-hidden="true">·</span> {counts[index]}
          <span className="sr-only">. </span>
        </span>
      ))}
    </span>
  )
}

const list =
  'grid content-start gap-x-4 gap-y-0.5 text-small max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:ps-9 max-xs:grid-cols-1'
const row = 'flex items-center gap-2 leading-snug'
