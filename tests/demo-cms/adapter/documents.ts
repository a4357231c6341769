import type { PostWire } from '@/lib/backends/main/content-schemas'
import type { StaticContentWire } from '@/lib/backends/main/schemas'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { InLocales } from '../payload-client'

/** Documents of Payload's collections (payload/collections) with all languages and with what they refer to. */

type Text = InLocales<string>

interface Stored {
  readonly id: number
  readonly updatedAt: string
}

export interface StoredFile extends Stored {
  readonly url: string
  readonly filesize: number
}

export interface Topic extends Stored {
  readonly number: number
  readonly address: string
  readonly name: Text
  readonly summary?: Text
  readonly order: number
  /** Its id, where the topic itself is what another document refers to. */
  readonly parent?: Topic | number | null
}

export interface Article extends Stored {
  readonly address: string
  readonly headline: Text
  readonly teaser?: Text
  readonly body?: Text
  readonly cover?: InLocales<StoredFile>
  readonly writer?: Text
  readonly topic?: Topic | null
  readonly published: string
  readonly document?: InLocales<StoredFile>
  readonly pages?: number | null
  readonly kind?: PostWire['report_type']
  readonly sector?: Text
  readonly tickers?: string[] | null
}

export interface MenuEntry extends Stored {
  readonly number: number
  readonly label: Text
  readonly order: number
  readonly parent?: MenuEntry | null
  /** `web`, `article`, `topic`, or a value of `type_internal`. */
  readonly target: string
  readonly web?: string | null
  readonly article?: Article | null
  readonly topic?: Topic | null
}

export interface SiteText extends Stored {
  readonly code: string
  readonly purpose?: string | null
  readonly kind: StaticContentWire['type']
  readonly language?: Locale | null
  readonly platform?: StaticContentWire['prefix']
  readonly shown: boolean
  readonly inLanguage?: Text
  readonly inAll?: string | null
}

export interface Office extends Stored {
  readonly name: Text
  readonly street: Text
  readonly phones?: string[] | null
  readonly mailboxes?: string[] | null
  readonly latitude?: number | null
  readonly longitude?: number | null
  readonly order: number
}

export interface Affiliate extends Stored {
  readonly code: string
  readonly country: Text
  readonly company?: string | null
  readonly web?: string | null
  readonly order: number
}

export interface Question extends Stored {
  readonly question: Text
  readonly answer: Text
  readonly group?: (Stored & { readonly name: Text; readonly order: number }) | null
}

export interface Vacancy extends Stored {
  readonly title: Text
  readonly summary?: Text
  readonly body?: Text
  readonly office?: Office | null
  readonly places?: number | null
  readonly deadline?: string | null
  readonly published: string
  readonly students: boolean
}

export interface Milestone extends Stored {
  readonly date: string
  readonly title: Text
  readonly text?: Text
}
