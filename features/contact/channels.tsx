import { Mail, MessageCircle, Phone } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { SocialMark } from '@/components/art/social-mark'
import type { Hotline } from '@/lib/domain/company/hotline'

interface ChannelsProps {
  readonly hotline: Hotline
  /** For readers who live abroad, where the hotline cannot be called; comes first. */
  readonly abroad: Hotline | null
  /** Addresses of the CMS; a channel without one is left out. */
  readonly messenger: string | null
  readonly zalo: string | null
  readonly email: string | null
}

/** The ways to reach a person, as one list to choose from. */
export async function Channels({ hotline, abroad, messenger, zalo, email }: ChannelsProps) {
  const t = await getTranslations('contact')
  const icon = 'size-5 text-primary'
  return (
    <ul className="border-t border-hairline">
      {abroad === null ? null : (
        <Channel
          href={abroad.href}
          icon={<Phone className={icon} />}
          name={t('abroad')}
          note={t('abroadNote')}
          detail={<span className="num text-h3">{abroad.label}</span>}
        />
      )}
      <Channel
        href={hotline.href}
        icon={<Phone className={icon} />}
        name={t('hotline')}
        note={t('hotlineNote')}
        detail={<span className="num text-h3">{hotline.label}</span>}
      />
      {messenger === null ? null : (
        <Channel
          href={messenger}
          newTab={t('newTab')}
          icon={<MessageCircle className={icon} />}
          name={t('messenger')}
          note={t('messengerNote')}
        />
      )}
      {zalo === null ? null : (
        <Channel
          href={zalo}
          newTab={t('newTab')}
          icon={
            <span className="text-primary">
              <SocialMark network="zalo" />
            </span>
          }
          name={t('zalo')}
          note={t('zaloNote')}
        />
      )}
      {email === null ? null : (
        <Channel
          href={`mailto:${email}`}
          icon={<Mail className={icon} />}
          name={t('email')}
          note={t('emailNote')}
          detail={<span className="text-small break-all">{email}</span>}
        />
      )}
    </ul>
  )
}

interface ChannelProps {
  readonly href: string
  readonly icon: ReactNode
  readonly name: string
  readonly note: string
  readonly detail?: ReactNode
  /** Leads to another site: what is read out about it. */
  readonly newTab?: string
}

function Channel({ href, icon, name, note, detail, newTab }: ChannelProps) {
  const outside = newTab === undefined ? {} : { target: '_blank', rel: 'noreferrer' }
  return (
    <li className="border-b border-hairline">
      <a
        {...outside}
        href={href}
        className="grid min-h-20 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-4 py-4 hover:text-primary"
      >
        <span className="row-span-2 flex size-11 items-center justify-center rounded-full bg-primary-soft">{icon}</span>
        <span className="font-semibold">
          {name}
          {newTab === undefined ? null : <span className="sr-only"> ({newTab})</span>}
        </span>
        {detail}
        <span className="col-span-2 col-start-2 text-small text-ink-2">{note}</span>
      </a>
    </li>
  )
}
