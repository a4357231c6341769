import { useTranslations } from 'next-intl'

import type { Campaign, CampaignParameter } from '@/lib/domain/campaign/campaign'

import type { ApplicationData } from '../../application/application-data'

const labels = {
  source: 'source',
  ref_code: 'refCode',
  staffId: 'staffId',
  mas_branch_id: 'branchId',
  utm_source: 'utmSource',
  utm_campaign: 'utmCampaign',
} as const satisfies Partial<Record<CampaignParameter, string>>

/**
 * What came with the link that led here and goes into the record: the applicant sees it before it is sent. What was typed
 * overrules a link (submission/record-table.ts) and stands with the contact.
 */
export function useTrackingRows(
  campaign: Campaign,
  data: ApplicationData,
): { key: string; term: string; value: string }[] {
  const t = useTranslations('application.review')
  return (Object.entries(labels) as [keyof typeof labels, (typeof labels)[keyof typeof labels]][]).flatMap(
    ([parameter, label]) => {
      const value = overruled(data).has(parameter) ? undefined : campaign[parameter]
      return value === undefined ? [] : [{ key: parameter, term: t(label), value }]
    },
  )
}

function overruled({ referralCode, careStaff, careBranch }: ApplicationData): ReadonlySet<CampaignParameter> {
  return new Set<CampaignParameter>([
    ...(referralCode ? (['ref_code'] as const) : []),
    ...(careStaff ? (['staffId'] as const) : []),
    ...(careBranch ? (['mas_branch_id'] as const) : []),
  ])
}
