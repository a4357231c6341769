import { ChevronDown } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import { Children, type ReactNode } from 'react'

import { telHref } from '@/lib/domain/company/tel-href'

import type { OfficialList } from './official-list'

const entry =
  'inline-flex min-h-11 items-center break-all underline-offset-4 hover:text-primary hover:underline lg:min-h-9 lg:text-small'

/** Columns of twelve on wide screens, and how the entries stand in them: what money goes to comes first, and large. */
const places: Readonly<Record<keyof OfficialList, readonly [group: string, list?: string]>> = {
  domains: ['lg:col-span-4'],
  accounts: ['lg:col-span-8', 'lg:grid lg:grid-cols-2'],
  phones: ['lg:col-span-4', 'lg:columns-2'],
  emails: ['lg:col-span-5', 'lg:columns-2'],
  pages: ['lg:col-span-3'],
}

/** The official channels, for comparison by eye. */
export async function OfficialChannels({ list }: { list: OfficialList }) {
  const t = await getTranslations('antiScam.official')
  const groups: ReadonlyArray<{ key: keyof OfficialList; title: string; items: readonly ReactNode[] }> = [
    {
      key: 'domains',
      title: t('hosts'),
      items: list.domains.map((domain) => (
        <span key={domain} className="text-h3 font-semibold break-all">
          {domain}
        </span>
      )),
    },
    {
      key: 'accounts',
      title: t('accounts'),
      items: list.accounts.map(({ number, bank }) => (
        <span key={number}>
          <span className="num text-h3 font-semibold">{number}</span> <span className="text-ink-2">{bank}</span>
        </span>
      )),
    },
    {
      key: 'phones',
      title: t('phones'),
      items: list.phones.map((phone) => (
        <a key={phone} href={telHref(phone)} className={`${entry} num`}>
          {phone}
        </a>
      )),
    },
    {
      key: 'emails',
      title: t('emails'),
      items: list.emails.map((email) => (
        <a key={email} href={`mailto:${email}`} className={entry}>
          {email}
        </a>
      )),
    },
    {
      key: 'pages',
      title: t('pages'),
      items: list.pages.map((page) => (
        <a key={page} href={`https://${page}`} target="_blank" rel="noreferrer" className={entry}>
          {page}
        </a>
      )),
    },
  ]
  return (
    <div className="lg:grid lg:grid-cols-12 lg:gap-x-6">
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ key, title, items }) => (
          // Folded on phones, as the groups of the footer (app/footer.css).
          <details
            key={key}
            open={key === 'domains' || key === 'accounts'}
            className={`footer-group lg:mb-8! lg:border-t! lg:border-hairline-strong! lg:pt-4 ${places[key][0]}`}
          >
            <summary className="flex min-h-14 items-center justify-between gap-2 font-semibold">
              <span>
                {title} <span className="num font-normal text-ink-3">{items.length}</span>
              </span>
              <ChevronDown className="size-5 text-ink-3 transition-transform in-open:rotate-180" />
            </summary>
            <p className="footer-group-title mb-2 font-semibold">{title}</p>
            <ul className={`max-lg:pb-4 ${places[key][1] ?? ''}`}>
              {Children.map(items, (item) => (
                <li className="flex min-h-11 break-inside-avoid items-center lg:min-h-9">{item}</li>
              ))}
            </ul>
            {key === 'accounts' ? <p className="mt-2 pb-4 text-small text-ink-3">{t('accountsNote')}</p> : null}
          </details>
        ))}
    </div>
  )
}
