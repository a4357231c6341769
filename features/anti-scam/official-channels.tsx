import { ChevronDown } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import { Children, type ReactNode } from 'react'

import { telHref } from '@/lib/domain/company/tel-href'

import type { OfficialList } from './official-list'

const entry = 'inline-flex min-h-11 items-center break-all text-primary underline-offset-4 hover:underline lg:min-h-9'

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
    <div className="gap-6 sm:columns-2 lg:columns-3">
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ key, title, items }) => (
          // Folded on phones, as the groups of the footer (app/footer.css).
          <details
            key={key}
            open={key === 'domains' || key === 'accounts'}
            className="footer-group break-inside-avoid lg:mb-8! lg:border-t! lg:border-hairline-strong! lg:pt-4"
          >
            <summary className="flex min-h-14 items-center justify-between gap-2 font-semibold">
              <span>
                {title} <span className="num font-normal text-ink-3">{items.length}</span>
              </span>
              <ChevronDown className="size-5 text-ink-3 transition-transform in-open:rotate-180" />
            </summary>
            <p className="footer-group-title mb-2 font-semibold">{title}</p>
            <ul className="max-lg:pb-4">
              {Children.map(items, (item) => (
                <li className="flex min-h-11 items-center lg:min-h-9">{item}</li>
              ))}
            </ul>
            {key === 'accounts' ? <p className="mt-2 pb-4 text-small text-ink-3">{t('accountsNote')}</p> : null}
          </details>
        ))}
    </div>
  )
}
