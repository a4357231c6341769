import { Skeleton } from '@/components/ui/skeleton'

import { reportPageSize } from './limits'

/** A page of reports that are on their way. */
export function ReportSkeletons() {
  return (
    <div className="mt-6 grid gap-4">
      {Array.from({ length: reportPageSize }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  )
}
