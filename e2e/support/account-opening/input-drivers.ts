import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'

type File = Parameters<FileChooser['setFiles']>[0]

/** How an applicant works the controls of a page. */
export interface Hands {
  press(control: Locator): Promise<void>
  fill(field: Locator, text: string): Promise<void>
  tick(box: Locator): Promise<void>
  choose(list: Locator, index: number): Promise<void>
  give(input: Locator, file: File): Promise<void>
}

export const pointer: Hands = {
  press: (control) => control.click(),
  fill: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  choose: async (list, index) => void (await list.selectOption({ index })),
  give: (input, file) => input.setInputFiles(file),
}

/** More stops than any screen has: who has not arrived by then walks in circles. */
const mostStops = 80

/** Nothing but the keys of a keyboard, from wherever the page has put the focus. */
export function keyboardOf(page: Page): Hands {
  const { keyboard } = page
  // Somebody listens all the time: without a listener the browser opens its own window, and being asked not to may come
  // later than the key.
  page.on('filechooser', () => undefined)

  async function reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible()
    for (let stops = 0; stops < mostStops; stops += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one stop after the other
      const [isThere, isItsGroup] = await control.evaluate((element) => {
        const active = document.activeElement
        const name = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null
        return [active === element, name !== null && active instanceof HTMLInputElement && active.name === name]
      })
      if (isThere) return
      // A group of radio buttons is one stop; the arrows go round in it.
      // oxlint-disable-next-line no-await-in-loop
      await keyboard.press(isItsGroup ? 'ArrowDown' : 'Tab')
    }
    throw new Error(`not reached by keyboard: ${control.toString()}`)
  }

  return {
    async press(control) {
      await expect(control).toBeEnabled()
      await reach(control)
      await keyboard.press('Enter')
    },
    async fill(field, text) {
      await reach(field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    async tick(box) {
      await reach(box)
      if (!(await box.isChecked())) await keyboard.press('Space')
      await expect(box).toBeChecked()
    },
    async choose(list, index) {
      await reach(list)
      await keyboard.press('Home')
      const chosen = () => list.evaluate((element: HTMLSelectElement) => element.selectedIndex)
      for (let at = await chosen(); at < index; at += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one line after the other
        await keyboard.press('ArrowDown')
      }
      expect(await chosen()).toBe(index)
    },
    async give(input, file) {
      await reach(input)
      const chooser = page.waitForEvent('filechooser')
      await keyboard.press('Space')
      await (await chooser).setFiles(file)
    },
  }
}
