/** Texts of the device card, given by the page: content pages carry no translation library. `{…}` are filled in here. */
export interface DeviceCopy {
  readonly checking: string
  readonly start: string
  readonly ready: TitleAndText
  readonly unknown: TitleAndText
  readonly noCamera: TitleAndText & {
    readonly qrLabel: string
    readonly download: string
    readonly show: string
    readonly continueHere: string
    readonly close: string
  }
  /** `title` and `text` with `{app}`. */
  readonly inApp: TitleAndText & {
    readonly open: string
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
    readonly continueHere: string
  }
  /** `text` with `{time}`. */
  readonly draft: TitleAndText & {
    readonly resume: string
    readonly erase: string
    readonly confirm: string
    readonly erased: string
  }
}

export interface TitleAndText {
  readonly title: string
  readonly text: string
}

/** A text with its one argument in place. */
export function filled(text: string, argument: 'app' | 'time', value: string): string {
  return text.replace(`{${argument}}`, value)
}
