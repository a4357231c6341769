import { SocialMark } from '@/components/art/social-mark'
import { ArrowRight, Mail } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

interface ChannelsProps {
  /** Addresses of the CMS; a channel without one is left out. */
  readonly messenger: string | null
  readonly zalo: string | null
  readonly email: string | null
}

/** The other ways to reach a person, as one list to choose from. */
export async function Channels({ messenger, zalo, email }: ChannelsProps) {
  const t = await getTranslations('contact')
  const chat = { action: t('chat'), newTab: t('newTab') }
  return (
    <ul className="gap-x-6 border-t border-hairline lg:order-1 lg:col-span-12 lg:mt-4 lg:grid lg:auto-cols-fr lg:grid-flow-col">
      {messenger === null ? null : (
        <Channel
          {...chat}
          icon={<SocialMark network="messenger" />}
          href={messenger}
          name={t('messenger')}
          note={t('messengerNote')}
        />
      )}
      {zalo === null ? null : (
        <Channel {...chat} icon={<SocialMark network="zalo" />} href={zalo} name={t('zalo')} note={t('zaloNote')} />
      )}
      {email === null ? null : (
        <Channel
          href={`mailto:${email}`}
          icon={<Mail className="size-5" />}
          action={t('write')}
          name={t('email')}
          note={email}
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
  /** What a press does, in a word or two. */
  readonly action: string
  /** Leads to another site: what is read out about it. */
  readonly newTab?: string
}

function Channel({ href, icon, name, note, action, newTab }: ChannelProps) {
  const outside = newTab === undefined ? {} : { target: '_blank', rel: 'noreferrer' }
  return (
    <li className="border-b border-hairline">
      <a {...outside} href={href} className="group flex h-full min-h-18 items-center gap-x-3.5 py-3 hover:text-primary">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-3 font-semibold">
            {name}
            {newTab === undefined ? null : <span className="sr-only"> ({newTab})</span>}
          </span>{' '}
          <span className="block text-small text-pretty text-ink-2">{note}</span>
        </span>{' '}
        <span className="flex shrink-0 items-center gap-2 text-small font-semibold text-primary">
          <span className="max-sm:sr-only">{action}</span>
          <ArrowRight className="size-5 transition-transform group-hover:translate-x-0.5" />
        </span>
      </a>
    </li>
  )
}
