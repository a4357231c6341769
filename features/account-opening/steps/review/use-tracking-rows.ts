import { useTranslations } from 'next-intl'

import type { Campaign, CampaignParameter } from '@/lib/tracking/campaign'

const labels = {
  source: 'source',
  ref_code: 'refCode',
  staffId: 'staffId',
  mas_branch_id: 'branchId',
  utm_source: 'utmSource',
  utm_campaign: 'utmCampaign',
} as const satisfies Partial<Record<CampaignParameter, string>>

/** What came with the link that led here and goes into the record: the applicant sees it before it is sent. */
export function useTrackingRows(campaign: Campaign): { key: string; term: string; value: string }[] {
  const t = useTranslations('review')
  return (Object.entries(labels) as [keyof typeof labels, (typeof labels)[keyof typeof labels]][]).flatMap(
    ([parameter, label]) => {
      const value = campaign[parameter]
      return value === undefined ? [] : [{ key: parameter, term: t(label), value }]
    },
  )
}
