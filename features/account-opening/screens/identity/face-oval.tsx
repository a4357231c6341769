import type { ReactNode } from 'react'

import { FaceGuide } from '@/components/capture/face-guide'

/** A picture in the oval of the drawing, whose ticks stay around it: of one size, so that two are compared. */
export function FaceOval({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid h-48 grid-rows-[minmax(0,1fr)] overflow-hidden rounded-card bg-primary-soft sm:h-64">
      <div className="relative grid h-full place-items-center">
        <FaceGuide className="h-9/10 text-primary" />
        <span className="absolute aspect-[38/50] h-[69.2%] overflow-hidden rounded-[50%] bg-primary-soft outline-2 outline-primary">
          {children}
        </span>
      </div>
    </div>
  )
}
