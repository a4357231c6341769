/** Uploads that are under way in this process, of which each holds memory and a connection to a backend. */
export class UploadSlots {
  readonly #most: number
  readonly #mostOfOneAddress: number
  readonly #byAddress = new Map<string, number>()
  #taken = 0

  /** One address gets a quarter of the slots at most, so that slow uploads of one do not keep out all others. */
  constructor(most: number) {
    this.#most = most
    this.#mostOfOneAddress = Math.max(1, Math.ceil(most / 4))
  }

  /** How many are under way. */
  get taken(): number {
    return this.#taken
  }

  /** Takes a slot; null if none is free. The function returned frees it; further calls of it do nothing. */
  take(address: string): (() => void) | null {
    const own = this.#byAddress.get(address) ?? 0
    if (this.#taken >= this.#most || own >= this.#mostOfOneAddress) return null
    this.#taken += 1
    this.#byAddress.set(address, own + 1)
    let isTaken = true
    return () => {
      if (isTaken) this.#free(address)
      isTaken = false
    }
  }

  #free(address: string): void {
    this.#taken -= 1
    const left = (this.#byAddress.get(address) ?? 1) - 1
    if (left === 0) this.#byAddress.delete(address)
    else this.#byAddress.set(address, left)
  }
}
