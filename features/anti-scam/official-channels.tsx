import { ChevronDown } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import { Children, type ReactNode } from 'react'

import type { Branch } from '@/lib/backends/main/shell'
import { internationalHotline, openingHotline } from '@/lib/domain/company/hotline'
import { telHref } from '@/lib/domain/company/tel-href'

import type { OfficialList } from './official-list'

const entry =
  'inline-flex min-h-11 items-center wrap-anywhere underline decoration-field underline-offset-4 hover:text-primary hover:decoration-current'
const large = 'text-h3 font-semibold'
/** One address a line, in columns that those of all groups share. */
const inTwo = 'lg:grid lg:grid-cols-2 lg:gap-x-6'
const inThree = 'lg:grid lg:grid-cols-3 lg:gap-x-6'

interface OfficialChannelsProps {
  list: OfficialList
  branches: readonly Branch[]
  /** The number of branches without one of their own. */
  hotline: string
}

/** The official channels, for comparison by eye: what money goes to and who is called first, then each branch with its own. */
export async function OfficialChannels({ list, branches, hotline }: OfficialChannelsProps) {
  const t = await getTranslations('antiScam.official')
  const own = branches.map(({ id, name, telephones, emails }) => ({
    id,
    name,
    telephones,
    emails: emails.filter((email) => list.emails.includes(email.toLowerCase())),
  }))
  const [ofBranches, emailsOfBranches] = [
    new Set(own.flatMap(({ telephones }) => telephones)),
    new Set(own.flatMap(({ emails }) => emails.map((email) => email.toLowerCase()))),
  ]
  const uses: Readonly<Record<string, string>> = {
    [hotline]: t('support'),
    [openingHotline.label]: t('opening'),
    [internationalHotline.label]: t('abroad'),
  }
  const mail = (email: string) => (
    <a key={email} href={`mailto:${email}`} className={entry}>
      {email}
    </a>
  )
  return (
    <div className="lg:grid lg:grid-cols-12 lg:gap-x-6">
      <Group title={t('hosts')} open>
        {list.domains.map((domain) => (
          <span key={domain} className={`${large} break-all`}>
            {domain}
          </span>
        ))}
      </Group>
      <Group title={t('accounts')} open place="lg:col-span-8" listed={inTwo} note={t('accountsNote')}>
        {list.accounts.map(({ number, bank }) => (
          <span key={number}>
            <span className={`num ${large}`}>{number}</span> <span className="text-ink-2">{bank}</span>
          </span>
        ))}
      </Group>
      <Group title={t('phones')} open>
        {list.phones
          .filter((phone) => !ofBranches.has(phone))
          .map((phone) => (
            <span key={phone} className="flex flex-wrap items-baseline gap-x-3">
              <a href={telHref(phone)} className={`${entry} num ${large}`}>
                {phone}
              </a>
              {phone in uses && <span className="text-ink-2">{uses[phone]}</span>}
            </span>
          ))}
      </Group>
      <Group title={t('emails')} place="lg:col-span-8" listed={inTwo}>
        {list.emails.filter((email) => !emailsOfBranches.has(email)).map(mail)}
      </Group>
      <Group title={t('pages')} place="lg:col-span-12" listed={inThree}>
        {list.pages.map((page) => (
          <a key={page} href={`https://${page}`} target="_blank" rel="noreferrer" className={entry}>
            {page}
          </a>
        ))}
      </Group>
      <Group title={t('branches')} place="lg:col-span-12" listed="lg:*:border-t lg:*:border-hairline lg:*:py-1">
        {own.map(({ id, name, telephones, emails }) => (
          <div key={id} className="grid w-full gap-x-6 py-2 lg:grid-cols-12 lg:items-center lg:py-0">
            <span className="font-semibold lg:col-span-4">{name}</span>
            <span className="flex flex-wrap gap-x-6 num lg:col-span-4">
              {(telephones.length > 0 ? telephones : [hotline]).map((phone) => (
                <a key={phone} href={telHref(phone)} className={entry}>
                  {phone}
                </a>
              ))}
            </span>
            <span className="flex flex-wrap gap-x-6 lg:col-span-4">{emails.map(mail)}</span>
          </div>
        ))}
      </Group>
    </div>
  )
}

interface GroupProps {
  title: string
  open?: boolean
  /** Columns of twelve on wide screens. */
  place?: string
  /** How the entries stand in them. */
  listed?: string
  note?: string
  children: ReactNode
}

/** Channels of one kind, folded on phones as the groups of the footer are (app/footer.css); nothing if there are none. */
function Group({ title, open = false, place = 'lg:col-span-4', listed = '', note, children }: GroupProps) {
  const count = Children.count(children)
  if (count === 0) return null
  return (
    <details open={open} className={`footer-group lg:mb-8! lg:border-t! lg:border-hairline-strong! lg:pt-4 ${place}`}>
      <summary className="flex min-h-14 items-center justify-between gap-2 font-semibold">
        <span>
          {title} <span className="num font-normal text-ink-3">{count}</span>
        </span>
        <ChevronDown className="size-5 text-ink-3 transition-transform in-open:rotate-180" />
      </summary>
      <p className="footer-group-title mb-2 font-semibold">{title}</p>
      <ul className={`max-lg:pb-4 ${listed}`}>
        {Children.map(children, (item) => (
          <li className="flex min-h-11 items-center">{item}</li>
        ))}
      </ul>
      {note === undefined ? null : <p className="mt-2 pb-4 text-small text-ink-3">{note}</p>}
    </details>
  )
}
