import { clsx } from 'clsx'

import { ArrowRight, Mail, MessageCircle, Phone } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { type Hotline, openingHotline } from '@/lib/domain/company/hotline'

interface ChannelsProps {
  /** Beside the number for calls from abroad, which the card above has then; null where the card has the hotline. */
  readonly hotline: Hotline | null
  /** Addresses of the CMS; a channel without one is left out. */
  readonly messenger: string | null
  readonly zalo: string | null
  readonly email: string | null
}

/** The other ways to reach a person, as one list to choose from. */
export async function Channels({ hotline, messenger, zalo, email }: ChannelsProps) {
  const t = await getTranslations('contact')
  const icon = 'size-5 text-primary'
  const chat = { icon: <MessageCircle className={icon} />, action: t('chat'), newTab: t('newTab') }
  return (
    // As high as the form, unless the hotline, whose note is long, makes it so.
    <ul className={clsx('border-t border-hairline', hotline === null && 'lg:grid lg:flex-1 lg:auto-rows-fr')}>
      {hotline === null ? null : (
        <Channel
          href={hotline.href}
          icon={<Phone className={icon} />}
          action={t('call')}
          name={t('hotline')}
          note={t('hotlineNote', { opening: openingHotline.label })}
          detail={<span className="num text-h3">{hotline.label}</span>}
        />
      )}
      {messenger === null ? null : (
        <Channel {...chat} href={messenger} name={t('messenger')} note={t('messengerNote')} />
      )}
      {zalo === null ? null : <Channel {...chat} href={zalo} name={t('zalo')} note={t('zaloNote')} />}
      {email === null ? null : (
        <Channel
          href={`mailto:${email}`}
          icon={<Mail className={icon} />}
          action={t('write')}
          name={t('email')}
          note={t('emailNote')}
          detail={<span className="text-small font-normal break-all">{email}</span>}
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
  /** What a press does, in a word or two. */
  readonly action: string
  /** Leads to another site: what is read out about it. */
  readonly newTab?: string
}

function Channel({ href, icon, name, note, detail, action, newTab }: ChannelProps) {
  const outside = newTab === undefined ? {} : { target: '_blank', rel: 'noreferrer' }
  return (
    <li className="border-b border-hairline">
      <a {...outside} href={href} className="group flex h-full min-h-18 items-center gap-x-4 py-3 hover:text-primary">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft">{icon}</span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-3 font-semibold">
            {name}
            {newTab === undefined ? null : <span className="sr-only"> ({newTab})</span>} {detail}
          </span>{' '}
          <span className="block text-small text-pretty text-ink-2">{note}</span>
        </span>{' '}
        <span className="flex shrink-0 items-center gap-2 text-small font-semibold text-primary max-sm:hidden">
          {action}
          <ArrowRight className="size-5 transition-transform group-hover:translate-x-0.5" />
        </span>
      </a>
    </li>
  )
}
