import { useTranslations } from 'next-intl'

import { BlobImage } from '@/components/capture/blob-image'
import { CircleCheck } from '@/components/ui/icons'

import type { ApplicationData } from '../../application/application-data'
import { keptPictures } from '../identity/card-pictures'
import { SmallPortrait } from '../identity/small-portrait'
import { useCardRows } from '../personal/card-facts'
import { Rows } from './answers'
import { ChangeLink } from './change-link'
import { FoldedAnswers } from './folded-answers'

interface PersonCardProps {
  readonly data: ApplicationData
  readonly ocrId: string
  readonly onChange: () => void
}

/** Whose account it becomes: what was read from the card, apart from what was typed. The pictures are there until a reload. */
export function PersonCard({ data, ocrId, onChange }: PersonCardProps) {
  const t = useTranslations('application.review')
  const [name, number, ...others] = useCardRows(data)
  const front = keptPictures(ocrId)?.front
  return (
    <section
      aria-label={t('identity')}
      className="rounded-card border border-hairline bg-surface-2/50 px-4 pt-4 pb-2 sm:px-5"
    >
      <div className="flex items-center gap-4">
        {front !== undefined && <SmallPortrait front={front} />}
        <dl className="min-w-0 grow">
          {name !== undefined && (
            <div>
              <dt className="sr-only">{name.term}</dt>
              <dd lang="vi" className="text-lead leading-normal font-semibold text-balance">
                {name.value}
              </dd>
            </div>
          )}
          {number !== undefined && (
            <div className="flex flex-wrap gap-x-2 text-small">
              <dt className="text-ink-2">{number.term}</dt>
              <dd className="num font-semibold">{number.value}</dd>
            </div>
          )}
        </dl>
        {front !== undefined && (
          <BlobImage
            blob={front.blob}
            alt=""
            className="aspect-[1.586] w-28 shrink-0 rounded-[4.5%/7%] object-cover max-sm:hidden"
          />
        )}
      </div>
      <p className="mt-3 flex items-start gap-2 text-small text-pretty text-ink-2">
        <CircleCheck className="mt-px size-5 shrink-0 text-success" />
        {t('checked')}
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 grow has-open:basis-full has-open:pb-4">
          <FoldedAnswers>
            <Rows rows={others} />
          </FoldedAnswers>
        </div>
        <ChangeLink what={t('identity')} screen="id-confirm" text={t('recheck')} onChange={onChange} />
      </div>
    </section>
  )
}
