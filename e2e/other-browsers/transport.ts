/** Reference to an element of a page, as the WebDriver standard names it. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** The commands of the WebDriver standard that an applicant needs, as Marionette names them and as HTTP requests. */
export const commands = {
  navigate: { marionette: 'WebDriver:Navigate', http: 'url' },
  execute: { marionette: 'WebDriver:ExecuteScript', http: 'execute/sync' },
  resize: { marionette: 'WebDriver:SetWindowRect', http: 'window/rect' },
  click: { marionette: 'WebDriver:ElementClick', http: 'element/{id}/click' },
  clear: { marionette: 'WebDriver:ElementClear', http: 'element/{id}/clear' },
  type: { marionette: 'WebDriver:ElementSendKeys', http: 'element/{id}/value' },
} as const

export type Command = keyof typeof commands

/** A started browser. */
export interface Transport {
  /** Name and version, as the browser itself gives them. */
  readonly browser: string
  /**
   * @param params of the command; `id` is the element
   * @throws {Error} with the browser's message when it refuses
   */
  send(command: Command, params: Readonly<Record<string, unknown>>): Promise<unknown>
  close(): Promise<void>
}
