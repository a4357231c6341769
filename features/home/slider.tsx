import { ArrowLeft, ArrowRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Cover } from '@/components/ui/cover'
import type { Slide } from '@/lib/backends/main/shell'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { SliderButtons } from './slider-buttons'

const listId = 'slides'

interface SliderProps {
  slides: readonly Slide[]
  /** A further slide, an `li` with the class `slide`. */
  children?: ReactNode
}

/**
 * The editors' slides as small cards in a row, which the reader moves by touch, by keyboard or by buttons if they are many; it has no
 * autoplay. Links are plain `<a>`: a slide may lead into the account opening, which is a document of its own.
 */
export async function Slider({ slides, children }: SliderProps) {
  const t = await getTranslations('home.slider')
  if (slides.length === 0) return null
  const isOne = slides.length === 1 && !children
  return (
    <section aria-label={t('title')} className="slides">
      {!isOne && (
        <SliderButtons
          listId={listId}
          previous={t('previous')}
          next={t('next')}
          icons={{
            previous: <ArrowLeft className="size-5" />,
            next: <ArrowRight className="size-5" />,
          }}
        />
      )}
      <ul id={listId} className="slide-row">
        {slides.map((slide) => (
          <li key={slide.title + slide.image} className="slide">
            <Cover src={slide.image} priority={false} className="slide-cover" />
            <div className="slide-text">
              <h3 className="slide-title">{keepPairs(slide.title)}</h3>
              {slide.description !== '' && <p className="slide-note">{keepPairs(slide.description)}</p>}
              {slide.href !== null && (
                <a href={slide.href} className="slide-link">
                  {slide.action ?? t('more')}
                  <ArrowRight />
                </a>
              )}
            </div>
          </li>
        ))}
        {children}
      </ul>
    </section>
  )
}
