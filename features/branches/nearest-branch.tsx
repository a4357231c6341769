'use client'

import { LocateFixed } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import type { Branch } from '@/lib/backends/main/shell'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fillIn } from '@/lib/platform/text/fill-in'

import type { BranchCopy } from './branch-copy'
import { nearestBranch } from './distance'
import { formatDistance } from './format-distance'

interface NearestBranchProps {
  branches: readonly Branch[]
  locale: Locale
  copy: BranchCopy
  onFound: (branch: Branch, here: NonNullable<Branch['location']>) => void
}

/** Accepts a cached position of up to five minutes and waits at most ten seconds. */
const positionOptions: PositionOptions = { maximumAge: 5 * 60_000, timeout: 10_000 }

/** Finds the closest branch on request. The position is compared in the browser only: it is neither sent nor stored. */
export function NearestBranch({ branches, locale, copy, onFound }: NearestBranchProps) {
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
        if (nearest === null) return setMessage(copy.notLocated)
        setMessage(
          fillIn(copy.nearestFound, {
            name: nearest.branch.name,
            distance: formatDistance(nearest.kilometres, locale),
          }),
        )
        onFound(nearest.branch, here)
      },
      (error) => {
        setLocating(false)
        setMessage(error.code === error.PERMISSION_DENIED ? copy.denied : copy.notLocated)
      },
      positionOptions,
    )
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        variant="secondary"
        size="compact"
        loading={locating}
        onClick={locate}
        icon={<LocateFixed aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      >
        {locating ? copy.locating : copy.nearest}
      </Button>
      <p aria-live="polite" className="min-w-0 flex-1 basis-60 text-small text-ink-2">
        {message || copy.nearestNote}
      </p>
    </div>
  )
}
