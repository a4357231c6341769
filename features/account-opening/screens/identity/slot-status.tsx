import { useTranslations } from 'next-intl'

import { CircleCheck } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import type { Picture } from '@/lib/capture/card-reader/picture'

interface SlotStatusProps {
  readonly picture: Picture | null
  readonly isLooking: boolean
}

/** Whether the picture is there, and what was read on the device, in one line; an empty place says so to screen readers alone. */
export function SlotStatus({ picture, isLooking }: SlotStatusProps) {
  const t = useTranslations('application.identity.slot')
  return (
    <output className={isLooking || picture !== null ? 'flex items-center gap-x-2 text-small' : 'sr-only'}>
      {isLooking && (
        <>
          <Spinner className="size-4 shrink-0" />
          {t('looking')}
        </>
      )}
      {!isLooking && picture === null && t('none')}
      {!isLooking && picture !== null && (
        <>
          <CircleCheck className="size-4.5 shrink-0 text-success" />
          {t(readFrom(picture) ?? 'ready')}
        </>
      )}
    </output>
  )
}

function readFrom({ card, mrz }: Picture): 'qrRead' | 'zoneRead' | null {
  if (card !== null) return 'qrRead'
  return mrz === null ? null : 'zoneRead'
}
