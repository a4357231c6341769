import { useTranslations } from 'next-intl'

import { Sheet } from '@/components/ui/sheet'

import { AsideContent } from './aside-content'
import type { AsideProps } from './aside-props'

interface HelpSheetContentProps extends AsideProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The content of the aside as a sheet from below. */
export function HelpSheetContent({ open, onOpenChange, ...aside }: HelpSheetContentProps) {
  const t = useTranslations('application.wizard')
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('help.open')} closeLabel={t('close')}>
      <div className="grid gap-1">
        <AsideContent {...aside} />
      </div>
    </Sheet>
  )
}
