import { ArrowLeft, ArrowRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { Section } from '@/components/ui/section'
import type { Slide } from '@/lib/backends/main/shell'

import { Cover } from '@/components/ui/cover'
import { SliderButtons } from './slider-buttons'

const listId = 'slides'

/**
 * The editors' slides in a row that the reader moves by touch, by keyboard or by buttons; it has no autoplay. Links are
 * plain `<a>`: a slide may lead into the account opening, which is a document of its own.
 */
export async function Slider({ slides }: { slides: readonly Slide[] }) {
  const t = await getTranslations('home.slider')
  if (slides.length === 0) return null
  const isOne = slides.length === 1
  return (
    <Section
      id="highlights"
      title={t('title')}
      action={
        !isOne && (
          <SliderButtons
            listId={listId}
            previous={t('previous')}
            next={t('next')}
            icons={{
              previous: <ArrowLeft className="size-5" />,
              next: <ArrowRight className="size-5" />,
            }}
          />
        )
      }
      className="pb-0 md:pb-0"
    >
      <ul
        id={listId}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 [scrollbar-width:thin] gap-4 overflow-x-auto rail-fade px-4 pb-4 md:-mx-6 md:scroll-px-6 md:gap-6 md:px-6"
      >
        {slides.map((slide) => (
          <li
            key={slide.title + slide.image}
            className={`grid shrink-0 snap-start overflow-clip rounded-panel border border-hairline bg-surface md:grid-cols-12 ${isOne ? 'w-full' : 'w-[calc(100%-2rem)] md:w-[calc(100%-5rem)]'}`}
          >
            <Cover
              src={slide.image}
              priority={false}
              className="aspect-[16/9] h-full w-full object-cover md:order-2 md:col-span-7"
            />
            <div className="flex flex-col items-start p-6 md:col-span-5 md:justify-center md:p-10 lg:p-12">
              <h3 className="text-h3 lg:text-h2">{slide.title}</h3>
              {slide.description !== '' && <p className="mt-3 text-ink-2">{slide.description}</p>}
              {slide.href !== null && (
                <a href={slide.href} className={buttonClass({ variant: 'secondary' }, 'mt-6')}>
                  {slide.action ?? t('more')}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
