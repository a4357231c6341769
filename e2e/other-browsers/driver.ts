import { setTimeout as pause } from 'node:timers/promises'

import { findControl, selectors, type Wanted } from './find-control'
import { elementKey, type Transport } from './transport'

/** Milliseconds until what is waited for counts as missing: pictures are read and sent in this time, on a busy machine. */
const patience = 300_000

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
    await this.#act({ role: 'button', name }, (id) => this.click(id))
  }

  /** Types into a text field, or gives a file to the input with this id. */
  async type(id: string, text: string): Promise<void> {
    await this.#transport.send('type', { id, text })
  }

  /** Types into a field until it holds the text: a page at work may miss a key. */
  async fill(name: string, text: string): Promise<void> {
    const field = { role: 'textbox', name, isPart: true } as const
    await this.until(async () => {
      await this.#act(field, async (id) => {
        await this.#transport.send('clear', { id })
        await this.type(id, text)
      })
      return (await this.#valueOf(name)) === text ? true : null
    }, `${name} to hold ${text}`)
  }

  /** Waits until a field holds a text. */
  async expectValue(name: string, text: string): Promise<void> {
    await this.until(async () => ((await this.#valueOf(name)) === text ? true : null), `${name} to hold ${text}`)
  }

  async #valueOf(name: string): Promise<string> {
    const id = await this.find({ role: 'textbox', name, isPart: true })
    return this.run(valueOf, reference(id))
  }

  /**
   * Finds a control and does something with it. A control that was rendered again, or is covered for a moment, in between is
   * looked for again.
   */
  async #act(wanted: Wanted, deed: (id: string) => Promise<void>): Promise<void> {
    await this.until(async () => {
      const id = await this.find(wanted)
      try {
        await deed(id)
        return true
      } catch (error) {
        if (error instanceof Error && isPassing.test(error.message)) return null
        throw error
      }
    }, JSON.stringify(wanted))
  }

  async click(id: string): Promise<void> {
    await this.#transport.send('click', { id })
  }

  async tick(role: 'checkbox' | 'radio', name: string): Promise<void> {
    const wanted = { role, name, isPart: role === 'checkbox' }
    await this.until(async () => {
      const isTicked = async () => this.run(isChecked, reference(await this.find(wanted)))
      if (!(await isTicked())) await this.#act(wanted, (id) => this.click(id))
      return (await isTicked()) || null
    }, `a tick at ${name}`)
  }

  /** Chooses the option at an index as soon as the list has it. */
  async choose(name: string, index: number): Promise<void> {
    const list = { role: 'combobox', name } as const
    await this.until(async () => {
      const id = await this.find(list)
      const option = idOf(await this.run(optionAt, reference(id), index))
      if (option === null) return null
      await this.#act(list, () => this.click(option))
      return (await this.run(chosenIn, reference(id))) === index ? true : null
    }, `option ${index} of ${name}`)
  }

  /** Ids of the elements that a function finds in the page. */
  async all(inPage: () => readonly Element[]): Promise<string[]> {
    return (await this.run(inPage)).map((element) => idOf(element) ?? '')
  }
}

/** Messages of refusals that pass: the element was replaced, or something lay over it. */
const isPassing = /stale element|not interactable|intercept|no longer attached|detached|obscures|could not be scrolled/i

const valueOf = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''

const chosenIn = (list: Element) => (list instanceof HTMLSelectElement ? list.selectedIndex : -1)

const isChecked = (box: Element) => box instanceof HTMLInputElement && box.checked

const optionAt = (list: Element, index: number) =>
  list instanceof HTMLSelectElement ? (list.options[index] ?? null) : null

/** In an argument, a reference becomes the element itself. */
const reference = (id: string) => ({ [elementKey]: id }) as unknown as Element

/** The id in the reference that an element becomes on its way out of the page. */
function idOf(element: unknown): string | null {
  return typeof element === 'object' && element !== null ? String(Reflect.get(element, elementKey)) : null
}
