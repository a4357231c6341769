import { Ban, ShieldCheck } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { fakeOf, type OfficialList } from './official-list'

/** The official domain above the same with a zero for an o, which is marked: how little it takes. Nothing where it has no o. */
export async function LookAlikeFigure({
  list,
  className,
}: {
  readonly list: OfficialList
  readonly className: string
}) {
  const t = await getTranslations('antiScam.checker')
  const fake = fakeOf(list)
  const [ours] = list.domains
  if (fake === null || ours === undefined) return null
  const at = fake.indexOf('0')
  const name = 'mt-1 block text-[1.75rem] leading-tight font-semibold wrap-anywhere lg:text-h1'
  return (
    <ul className={`grid gap-6 ${className}`}>
      <li className="border-s-2 border-success ps-5">
        <span className="flex items-center gap-2 text-small font-semibold text-success">
          <ShieldCheck className="size-4" />
          {t('official.title')}
        </span>
        <span className={name}>{ours}</span>
      </li>
      <li className="border-s-2 border-danger ps-5">
        <span className="flex items-center gap-2 text-small font-semibold text-danger">
          <Ban className="size-4" />
          {t('lookAlike.title', { ours })}
        </span>
        <span className={name}>
          {fake.slice(0, at)}
          <span className="bg-danger-soft text-danger underline decoration-2 underline-offset-4">0</span>
          {fake.slice(at + 1)}
        </span>
      </li>
    </ul>
  )
}
