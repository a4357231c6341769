import { useState } from 'react'

import { DrumProgress } from '@/components/ui/drum-progress'

interface CountdownDrumProps {
  readonly seconds: number
  /** Seconds that each ray represents. */
  readonly ray: number
  readonly center?: string
  readonly className: string
}

/** The wait as a drum whose rays go out one after another. Decorative: the sentence beside it says how long it takes. */
export function CountdownDrum({ seconds, ray, center, className }: CountdownDrumProps) {
  const [total] = useState(Math.max(1, Math.ceil(seconds / ray)))
  return (
    <DrumProgress
      done={Math.floor(seconds / ray)}
      total={total}
      current={(seconds % ray) / ray}
      center={center}
      className={className}
    />
  )
}
