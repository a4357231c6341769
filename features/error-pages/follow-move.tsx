'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Continues a navigation inside the site to the new address of a page. @param href with language prefix */
export function FollowMove({ href }: { href: string }) {
  const router = useRouter()
  useEffect(() => {
    router.replace(href)
  }, [router, href])
  return null
}
