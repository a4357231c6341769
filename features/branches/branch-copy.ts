import { getTranslations } from 'next-intl/server'

import type { Hotline } from '@/lib/domain/company/hotline'
import { workingHours } from '@/lib/domain/company/working-hours'

/** Copy of the island; texts with values that only the browser knows keep their placeholders (lib/platform/text/fill-in.ts). */
export async function branchCopy(hotline: Hotline) {
  const t = await getTranslations('branches')
  return {
    hours: t('hours', workingHours),
    hoursLabel: t('hoursLabel'),
    now: t('now', { time: '{time}' }),
    open: t('open', { time: '{time}' }),
    lunch: t('lunch', { time: '{time}' }),
    closedToday: t('closedToday', { time: '{time}' }),
    closed: t('closed', { time: '{time}', day: '{day}' }),
    nearest: t('nearest'),
    nearestNote: t('nearestNote'),
    locating: t('locating'),
    nearestFound: t('nearestFound', { name: '{name}', distance: '{distance}' }),
    denied: t('denied'),
    notLocated: t('notLocated'),
    away: t('away', { distance: '{distance}' }),
    phone: t('phone'),
    email: t('email'),
    noPhone: t('noPhone'),
    hotline,
    directions: t('directions'),
    newTab: t('newTab'),
    showOnMap: t('showOnMap', { name: '{name}' }),
    map: t('map'),
    hoangSa: t('hoangSa'),
    truongSa: t('truongSa'),
    streetMap: t('streetMap', { name: '{name}' }),
    streetMapAsk: t('streetMapAsk'),
    streetMapAllow: t('streetMapAllow'),
    onMap: t('onMap', { count: '{count}' }),
  }
}

export type BranchCopy = Awaited<ReturnType<typeof branchCopy>>
