import type { ReactNode } from 'react'

import { FaceGuide } from '@/components/capture/face-guide'

interface FaceOvalProps {
  /** The ticks of the drawing stay around a picture that was just taken in it. */
  readonly hasTicks?: boolean
  readonly children: ReactNode
}

/** A picture in the oval of the drawing, whose line is drawn once more around it: of one size, so that two are compared. */
export function FaceOval({ hasTicks = false, children }: FaceOvalProps) {
  return (
    <div className="grid h-48 grid-rows-[minmax(0,1fr)] overflow-hidden rounded-card bg-primary-soft sm:h-64">
      <div className="relative grid h-full place-items-center">
        {hasTicks && <FaceGuide className="h-9/10 text-primary" />}
        <span className="absolute aspect-[38/50] h-[69.2%] overflow-hidden rounded-[50%] outline-2 outline-primary">
          {children}
        </span>
      </div>
    </div>
  )
}
