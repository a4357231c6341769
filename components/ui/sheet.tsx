'use client'

import { Dialog, type DialogProps } from './dialog'

/** A dialog that comes from the edge: help and filters on phones (`bottom`), a side panel elsewhere (`end`). */
export function Sheet({ placement = 'bottom', ...rest }: DialogProps) {
  return <Dialog {...rest} placement={placement} />
}
