import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { ChevronDown } from '@/components/ui/icons'

interface ChangePictureProps {
  readonly title: string
  readonly isOpen: boolean
  /** On a phone in a row of its own: the picture is too narrow for both. */
  readonly isBelow?: boolean
  readonly onChange: () => void
}

/** Beside the name and the status of a picture that is fine: shows the ways to take another, which seldom are needed. */
export function ChangePicture({ title, isOpen, isBelow = false, onChange }: ChangePictureProps) {
  const t = useTranslations('application.identity.slot')
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${t('change')}: ${title}`}
      className={clsx(
        'act',
        isBelow
          ? 'sm:absolute sm:end-0 sm:bottom-full sm:translate-y-1.75'
          : 'absolute end-0 bottom-full translate-y-2.5',
      )}
      onClick={onChange}
    >
      {t('change')}
      <ChevronDown
        data-open={isOpen || undefined}
        className="-me-1 size-5 shrink-0 transition-transform data-open:rotate-180"
      />
    </button>
  )
}
