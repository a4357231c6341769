'use client'

import { CircleHelp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'

import { AsideContent, type AsideProps } from './aside'

/** Phones have no room for the aside: the same content as a sheet from below. */
export function HelpSheet(props: AsideProps) {
  const t = useTranslations('application.wizard')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="xl:hidden">
      <Button
        variant="quiet"
        size="compact"
        className="-me-4"
        icon={<CircleHelp aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {t('help.open')}
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('help.open')} closeLabel={t('close')}>
        <div className="grid gap-6">
          <AsideContent {...props} />
        </div>
      </Sheet>
    </div>
  )
}
