'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

export type PageLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'onPointerEnter'>

/**
 * Link to a page of the site by its finished address: the only user of Next's link, and so the one place that decides what is
 * fetched ahead. Nothing is, until the visitor points at the link or touches it: Next would fetch every page whose link is on
 * the screen, which costs a reader on a slow connection more than the page that they came for.
 */
export function PageLink(props: PageLinkProps) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  return <NextLink {...props} prefetch={isPointedAt} onPointerEnter={() => setIsPointedAt(true)} />
}
