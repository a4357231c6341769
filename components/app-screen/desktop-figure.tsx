import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface DesktopFigureProps {
  /** What the windows show, for who does not see them. */
  label: string
  children: ReactNode
}

/** Windows of an application, which has a light and a dark look; their prices are invented and stay the same, as the line below says. */
export function DesktopFigure({ label, children }: DesktopFigureProps) {
  const t = useTranslations('appScreens')
  return (
    <figure className="@container">
      <div aria-hidden="true" data-scheme="dark" className="text-ink">
        {children}
      </div>
      <figcaption className="mt-3 text-min text-ink-2">
        <span className="sr-only">{label} </span>
        {t('terminal.fixed')}
      </figcaption>
    </figure>
  )
}
