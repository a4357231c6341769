import { setTimeout as pause } from 'node:timers/promises'

import { findControl, selectors, type Wanted } from './find-control'
import { elementKey, type Transport } from './transport'

/** Milliseconds until what is waited for counts as missing: pictures are read and sent in this time. */
const patience = 60_000

/** Works the pages of a browser by the roles and names of their controls. */
export class Driver {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  async open(url: string): Promise<void> {
    await this.#transport.send('navigate', { url })
  }

  /** Calls a function in the page; it sees its arguments only. */
  async run<Args extends readonly unknown[], Value>(inPage: (...args: Args) => Value, ...args: Args): Promise<Value> {
    // esbuild wraps inner functions in a call of `__name`, which a page does not have.
    const script = `const __name = (made) => made; return (${inPage.toString()})(...arguments)`
    return (await this.#transport.send('execute', { script, args })) as Value
  }

  /**
   * Waits for a control and returns the id of its element.
   * @throws {Error} that says what the page showed instead
   */
  async find(wanted: Wanted): Promise<string> {
    const search = { ...wanted, selector: selectors[wanted.role] }
    const id = await this.until(async () => idOf(await this.run(findControl, search)), JSON.stringify(wanted))
    return id
  }

  /** Polls until there is a value. */
  async until<Value>(look: () => Promise<Value | null>, what: string): Promise<Value> {
    const since = performance.now()
    while (performance.now() - since < patience) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      const value = await look()
      if (value !== null) return value
      // oxlint-disable-next-line no-await-in-loop
      await pause(100)
    }
    const shown = await this.run(() => `${window.location.href}\n${document.body.innerText.slice(0, 1500)}`)
    throw new Error(`Waited in vain for ${what}. The page shows: ${shown}`)
  }

  async press(name: string): Promise<void> {
    await this.#transport.send('click', { id: await this.find({ role: 'button', name }) })
  }

  /** Types into a text field, or gives a file to the input with this id. */
  async type(id: string, text: string): Promise<void> {
    await this.#transport.send('type', { id, text })
  }

  async fill(name: string, text: string): Promise<void> {
    await this.type(await this.find({ role: 'textbox', name, isPart: true }), text)
  }

  async click(id: string): Promise<void> {
    await this.#transport.send('click', { id })
  }

  async tick(role: 'checkbox' | 'radio', name: string): Promise<void> {
    const id = await this.find({ role, name, isPart: role === 'checkbox' })
    if (!(await this.run(isChecked, reference(id)))) await this.click(id)
  }

  /** Chooses the option at an index as soon as the list has it. */
  async choose(name: string, index: number): Promise<void> {
    const list = await this.find({ role: 'combobox', name })
    const option = await this.until(
      async () => idOf(await this.run(optionAt, reference(list), index)),
      `option ${index} of ${name}`,
    )
    await this.click(option)
  }

  /** Ids of the elements that a function finds in the page. */
  async all(inPage: () => readonly Element[]): Promise<string[]> {
    return (await this.run(inPage)).map((element) => idOf(element) ?? '')
  }
}

const isChecked = (box: Element) => box instanceof HTMLInputElement && box.checked

const optionAt = (list: Element, index: number) =>
  list instanceof HTMLSelectElement ? (list.options[index] ?? null) : null

/** In an argument, a reference becomes the element itself. */
const reference = (id: string) => ({ [elementKey]: id }) as unknown as Element

/** The id in the reference that an element becomes on its way out of the page. */
function idOf(element: unknown): string | null {
  return typeof element === 'object' && element !== null ? String(Reflect.get(element, elementKey)) : null
}
