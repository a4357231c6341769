import { ArrowLeft, ArrowRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Container } from '@/components/ui/container'
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
 * The editors' slides in a row that the reader moves by touch, by keyboard or by buttons; it has no autoplay. Links are
 * plain `<a>`: a slide may lead into the account opening, which is a document of its own.
 */
export async function Slider({ slides, children }: SliderProps) {
  const t = await getTranslations('home.slider')
  if (slides.length === 0) return null
  const isOne = slides.length === 1 && !children
  return (
    <section aria-labelledby="highlights" className="slides">
      <Container className="py-5 md:pt-9 md:pb-6">
        <div className="mb-3 flex items-center justify-between gap-6 sm:min-h-12 md:mb-4">
          <h2 id="highlights" className="text-h2">
            {t('title')}
          </h2>
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
        </div>
        <ul
          id={listId}
          className="-mx-4 flex snap-x snap-mandatory scroll-px-4 [scrollbar-width:thin] gap-4 overflow-x-auto px-4 pb-4 md:-mx-6 md:scroll-px-6 md:gap-6 md:px-6"
        >
          {slides.map((slide) => (
            <li key={slide.title + slide.image} className="slide">
              <Cover src={slide.image} priority={false} className="slide-cover" />
              <div className="slide-text">
                <h3 className="slide-title">{keepPairs(slide.title)}</h3>
                {slide.description !== '' && <p className="slide-note">{keepPairs(slide.description)}</p>}
                {slide.href !== null && (
                  <a
                    href={slide.href}
                    className="mt-auto inline-flex min-h-11 items-center gap-2 pt-2 font-semibold text-primary underline-offset-4 hover:underline"
                  >
                    {slide.action ?? t('more')}
                    <ArrowRight className="size-5" />
                  </a>
                )}
              </div>
            </li>
          ))}
          {children}
        </ul>
      </Container>
    </section>
  )
}
