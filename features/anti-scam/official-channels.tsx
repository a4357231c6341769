import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { telHref } from '@/lib/domain/company/tel-href'

import type { OfficialList } from './official-list'

const entry = 'text-link inline-flex min-h-11 items-center break-all'

/** The official channels, for comparison by eye. */
export async function OfficialChannels({ list }: { list: OfficialList }) {
  const t = await getTranslations('antiScam.official')
  const groups: ReadonlyArray<{ key: keyof OfficialList; title: string; items: readonly ReactNode[] }> = [
    {
      key: 'domains',
      title: t('hosts'),
      items: list.domains.map((domain) => <span key={domain}>{domain}</span>),
    },
    {
      key: 'accounts',
      title: t('accounts'),
      items: list.accounts.map(({ number, bank }) => (
        <span key={number}>
          <span className="num">{number}</span> <span className="text-ink-2">{bank}</span>
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
    <dl className="gap-6 sm:columns-2 lg:columns-3">
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ key, title, items }) => (
          <div key={key} className="break-inside-avoid border-t border-hairline-strong pt-4 pb-10">
            <dt className="mb-2 font-semibold">{title}</dt>
            <dd>
              <ul>
                {items.map((item, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a fixed list
                  <li key={index} className="flex min-h-11 items-center">
                    {item}
                  </li>
                ))}
              </ul>
              {key === 'accounts' ? <p className="mt-2 text-small text-ink-3">{t('accountsNote')}</p> : null}
            </dd>
          </div>
        ))}
    </dl>
  )
}
