import { getTranslations } from 'next-intl/server'

import { BoardRows } from '@/components/app-screen/board-rows'
import { Cover } from '@/components/ui/cover'
import { ArrowUpRight } from '@/components/ui/icons'
import { staticHref, staticText } from '@/lib/backends/main/static-content'
import type { StaticContent } from '@/lib/backends/main/shell'

import { toBannerColor } from './banner-color'

/**
 * The banner of the new price board, which is on another site, among the slides; nothing without its address. Without a picture
 * of the editors it shows the top of a board.
 */
export async function PriceBoardSlide({ content }: { content: StaticContent }) {
  const t = await getTranslations('promotions.priceBoard')
  const shell = await getTranslations('shell')
  const href = staticHref(content, 'banner_link') ?? staticHref(content, 'price_board')
  const image = staticHref(content, 'banner_image')
  const color = toBannerColor(staticText(content, 'banner_background'))
  if (href === null) return null
  return (
    <li className="slide">
      {image === null ? (
        <div className="slide-cover" style={{ background: color?.background }} data-scheme={color?.scheme}>
          <BoardRows />
        </div>
      ) : (
        <Cover src={image} priority={false} className="slide-cover object-cover" />
      )}
      <div className="slide-text">
        <h3 className="slide-title">{t('title')}</h3>
        <p className="slide-note">{t('text')}</p>
        <a href={href} target="_blank" rel="noreferrer" className="slide-link">
          {t('action')}
          <span className="sr-only"> ({shell('newTab')})</span>
          <ArrowUpRight />
        </a>
      </div>
    </li>
  )
}
