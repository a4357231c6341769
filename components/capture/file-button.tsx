import { Upload } from '@/components/ui/icons'
import { useId, type ReactNode } from 'react'

import { buttonClass, type ButtonLook } from '@/components/ui/button-class'

import type { Facing } from '@/lib/capture/camera/camera-port'

export interface FileButtonProps extends ButtonLook {
  readonly children: ReactNode
  /** Opens a phone's camera app instead of its gallery, and selects the camera. */
  readonly facing?: Facing
  readonly icon?: ReactNode
  readonly className?: string
  readonly onFile: (file: File) => void
}

/** Chooses a picture: the fallback without a camera. A real file input under a label that looks like a button. */
export function FileButton({ children, facing, icon, className, onFile, ...look }: FileButtonProps) {
  const id = useId()
  return (
    <span className="relative inline-flex">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={facing}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Allows choosing the same file again.
          event.target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass(
          { variant: 'secondary', ...look },
          `w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ${className ?? ''}`,
        )}
      >
        {icon ?? <Upload className="size-5" />}
        {children}
      </label>
    </span>
  )
}
