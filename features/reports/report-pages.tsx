import { useTranslations } from 'next-intl'

import { Pagination, type PaginationProps } from '@/components/ui/pagination'

import { visiblePages } from './limits'

/** Page numbers below the reports, on the server and in the browser. */
export function ReportPages(props: Omit<PaginationProps, 'visible' | 'copy'>) {
  const t = useTranslations('reports')
  return (
    <Pagination
      {...props}
      visible={visiblePages}
      copy={{ label: t('pagination'), page: t('page'), previous: t('previous'), next: t('next') }}
    />
  )
}
