import { useTranslations } from 'next-intl'

import { ChevronDown } from '@/components/ui/icons'

interface ChangePictureProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onChange: () => void
}

/** Beside the name and the status of a picture that is fine: shows the ways to take another, which seldom are needed. */
export function ChangePicture({ title, isOpen, onChange }: ChangePictureProps) {
  const t = useTranslations('application.identity.slot')
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${t('change')}: ${title}`}
      className="act absolute end-0 bottom-full translate-y-2.5"
      onClick={onChange}
    >
      {t('change')}
      <ChevronDown
        data-open={isOpen || undefined}
        className="-me-[5px] size-5 shrink-0 transition-transform data-open:rotate-180"
      />
    </button>
  )
}
