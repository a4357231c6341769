import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { Button } from '@/components/ui/button'
import { Copy, Download, FileText, Share2 } from '@/components/ui/icons'
import { saveFile } from '@/lib/platform/device/save-file'

import { deviceSystem } from './device-system'
import { useCardPicture } from './use-card-picture'

interface KeepAccountProps {
  readonly texts: AccountCardTexts
  readonly contractUrl: string
}

const row = 'flex min-h-12 w-full items-center gap-3 font-semibold hover:text-primary'
const sign = 'size-5 shrink-0 text-ink-3'

/** What the applicant can keep: two buttons for the card and its number, then the contract and a share sheet as rows. */
export function KeepAccount({ texts, contractUrl }: KeepAccountProps) {
  const t = useTranslations('application.success')
  const { isBusy, hasFailed, withPicture } = useCardPicture(texts)
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(texts.number)
      setCopied('copied')
    } catch {
      setCopied('copyFailed')
    }
  }

  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <Button
          // On a phone the application comes first.
          variant={deviceSystem() === null ? 'primary' : 'secondary'}
          size="compact"
          className="whitespace-nowrap"
          aria-busy={isBusy}
          icon={<Download className="size-5 shrink-0" />}
          onClick={() => void withPicture((picture) => saveFile(picture, picture.name))}
        >
          {t('card.save')}
        </Button>
        <Button
          variant="secondary"
          size="compact"
          className="whitespace-nowrap"
          icon={<Copy className="size-5 shrink-0" />}
          onClick={() => void copy()}
        >
          {t('card.copy')}
        </Button>
      </div>
      <output className="mt-2 block text-small text-ink-2 empty:hidden">
        {copied !== null && t(`card.${copied}`)}
      </output>
      <output className="mt-2 block text-small text-ink-2 empty:hidden">{hasFailed && t('card.failed')}</output>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        <li>
          <a href={contractUrl} download className={row}>
            <FileText className={sign} />
            {t('download')}
            <Download className={clsx(sign, 'ms-auto')} />
          </a>
        </li>
        {canShareFiles() && (
          <li>
            <button
              type="button"
              className={row}
              onClick={() => void withPicture((picture) => navigator.share({ files: [picture] }))}
            >
              <Share2 className={sign} />
              {t('card.share')}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'card.png', { type: 'image/png' })] }) ?? false
}
