'use client'

import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Switch } from '@/components/ui/switch'
import type { IslandIntl } from '@/lib/platform/i18n/island-intl'
import type { Purpose } from '@/lib/platform/third-parties/third-party'

interface ConsentDialogProps {
  intl: IslandIntl
  offered: readonly Purpose[]
  /** Purposes granted so far; no other switch is on by default. */
  granted: readonly Purpose[]
  policyHref: string
  onClose: () => void
  onSave: (granted: readonly Purpose[]) => void
}

/** A switch for each purpose. Closing without saving changes nothing. */
export function ConsentDialog({ intl, ...props }: ConsentDialogProps) {
  return (
    <NextIntlClientProvider {...intl}>
      <Choices {...props} />
    </NextIntlClientProvider>
  )
}

function Choices({ offered, granted, policyHref, onClose, onSave }: Omit<ConsentDialogProps, 'intl'>) {
  const t = useTranslations('consent')
  const [chosen, setChosen] = useState(granted)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('settingsTitle')}
      description={t('settingsText')}
      closeLabel={t('close')}
      footer={
        <div className="grid grow grid-cols-2 gap-3 sm:flex sm:justify-end">
          <Button size="compact" onClick={() => onSave([])}>
            {t('reject')}
          </Button>
          <Button size="compact" onClick={() => onSave(offered)}>
            {t('accept')}
          </Button>
          <Button variant="secondary" size="compact" className="max-sm:col-span-2" onClick={() => onSave(chosen)}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <ul className="divide-y divide-hairline border-y border-hairline">
        <li className="py-4">
          <p className="font-semibold">{t('necessary')}</p>
          <p className="mt-1 text-small text-ink-2">{t('necessaryText')}</p>
        </li>
        {offered.map((purpose) => (
          <li key={purpose} className="py-2">
            <Switch
              id={`consent-${purpose}`}
              label={<span className="font-semibold">{t(`purposes.${purpose}.name`)}</span>}
              hint={t(`purposes.${purpose}.text`)}
              checked={chosen.includes(purpose)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, purpose] : chosen.filter((other) => other !== purpose))
              }
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">
        <a href={policyHref} className="inline-flex min-h-11 items-center text-link">
          {t('policy')}
        </a>
      </p>
    </Dialog>
  )
}
