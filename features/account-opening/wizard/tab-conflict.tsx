import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'

interface TabTakenProps {
  readonly by: 'other-tab' | 'nobody'
  readonly landingHref: string
  readonly onTakeBack: () => void
}

/** This tab shows an application that another tab went on with, or that was erased there. */
export function TabConflict({ by, landingHref, onTakeBack }: TabTakenProps) {
  const t = useTranslations('application.wizard.taken')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="mx-auto grid max-w-[560px] gap-4 px-4 py-16">
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t(`${by}.title`)}
      </h1>
      <p className="text-ink-2">{t(`${by}.text`)}</p>
      <div>
        {by === 'other-tab' ? (
          <Button onClick={onTakeBack}>{t('other-tab.action')}</Button>
        ) : (
          <a href={landingHref} className={buttonClass()}>
            {t('nobody.action')}
          </a>
        )}
      </div>
    </div>
  )
}
