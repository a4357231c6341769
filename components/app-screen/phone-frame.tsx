import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface PhoneFrameProps {
  /** What the screen shows, for who does not see it. */
  label: string
  /** Name of the screen, in its first line. */
  title: string
  /** Whether the visitor works it; other screens are drawings, described by their label. */
  isLive?: boolean
  className?: string
  children: ReactNode
}

/**
 * A screen of the application on a phone, built of the site's own parts: dark in both themes, as the application is. All
 * screens of a page have one size, so that one can take another's place; a place with more room sets `--phone-width` and
 * `--phone-height`, one with less `--phone-radius`. Data on it is invented and says so.
 */
export function PhoneFrame({ label, title, isLive = false, className, children }: PhoneFrameProps) {
  const t = useTranslations('appScreens')
  return (
    <figure
      data-scheme="dark"
      className={clsx(
        'relative w-(--phone-width,18rem) rounded-(--phone-radius,40px) bg-hairline-strong p-1.5 text-ink outline-1 -outline-offset-1 outline-transparent',
        className,
      )}
    >
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden={!isLive}
        className={clsx(
          'flex flex-col rounded-[calc(var(--phone-radius,40px)-6px)] bg-canvas px-4 pb-3',
          // What the visitor works may not be cut, however large its text is.
          isLive
            ? 'min-h-(--phone-height,36rem) max-sm:min-h-(--phone-height-small,33rem)'
            : 'h-(--phone-height,36rem) overflow-hidden max-sm:h-(--phone-height-small,33rem)',
        )}
      >
        <p className="mt-5 mb-2 flex items-baseline justify-between gap-3">
          <span className="text-body font-semibold whitespace-nowrap">{title}</span>
          <span className="text-min whitespace-nowrap text-ink-3">{t('illustrative')}</span>
        </p>
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      </div>
    </figure>
  )
}
