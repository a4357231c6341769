'use client'

import { LocateFixed } from '@/components/ui/icons'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import type { Branch } from '@/lib/backends/main/shell'

import { nearestBranch } from './distance'
import { formatDistance } from './format-distance'

interface NearestBranchProps {
  branches: readonly Branch[]
  onFound: (branch: Branch, here: NonNullable<Branch['location']>) => void
}

/** A position of the last five minutes is close enough; locating times out after ten seconds. */
const positionOptions: PositionOptions = { maximumAge: 5 * 60_000, timeout: 10_000 }

/** Finds the closest branch on request. The position is compared in the browser only: it is neither sent nor stored. */
export function NearestBranch({ branches, onFound }: NearestBranchProps) {
  const t = useTranslations('branches')
  const locale = useLocale()
  const [locating, setLocating] = useState(false)
  const [message, setMessage] = useState('')

  const locate = () => {
    setLocating(true)
    setMessage('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        const here = { lat: coords.latitude, lng: coords.longitude }
        const nearest = nearestBranch(branches, here)
        if (nearest === null) return setMessage(t('notLocated'))
        setMessage(
          t('nearestFound', {
            name: nearest.branch.name,
            distance: formatDistance(nearest.kilometres, locale),
          }),
        )
        onFound(nearest.branch, here)
      },
      (error) => {
        setLocating(false)
        setMessage(error.code === error.PERMISSION_DENIED ? t('denied') : t('notLocated'))
      },
      positionOptions,
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        variant="secondary"
        size="compact"
        loading={locating}
        onClick={locate}
        icon={<LocateFixed className="size-5" />}
      >
        {locating ? t('locating') : t('nearest')}
      </Button>
      <p aria-live="polite" className="min-w-0 flex-1 basis-60 text-small text-balance text-ink-2">
        {message || t('nearestNote')}
      </p>
    </div>
  )
}
