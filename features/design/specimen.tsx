import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Container } from '@/components/ui/container'

/** A group of specimens with its place in the page's list of contents. */
export function SpecimenGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-hairline py-12 md:py-16">
      <Container>
        <h2 id={`${id}-title`} className="mb-8 text-h2">
          {title}
        </h2>
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">{children}</div>
      </Container>
    </section>
  )
}

/** One component under its name, in the states that it has. */
export function Specimen({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0', wide && 'lg:col-span-2')}>
      <h3 className="mb-4 text-min font-normal text-ink-3">{name}</h3>
      {children}
    </div>
  )
}
