'use client'

import { BranchesOpenNow } from '@/components/office-hours/branches-open-now'
import { useMinute } from '@/components/ui/use-minute'

/** Whether branches are open now. Rendered in the browser only, because the cached document is the same at any time. */
export function OfficeNow() {
  const instant = useMinute()
  return instant === null ? null : <BranchesOpenNow instant={instant} />
}
