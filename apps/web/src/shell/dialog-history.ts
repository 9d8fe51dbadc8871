interface EntryState {
  /** Ids of the dialogs open at this entry, topmost last. */
  dialogs?: string[]
  /** React Router's position counter. */
  idx?: number
}

type PageHistory = Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>

/**
 * Keeps the browser's history in step with the open dialogs: each has one entry, so that Back closes it.
 *
 * Going back is asynchronous (up to half a second on a busy phone), and its target is determined only when it happens.
 * So while it is under way, no entry is added and no second step is taken: they would undo each other or leave the
 * page.
 */
export class DialogHistory {
  readonly #history: PageHistory
  /** Functions that close the open dialogs, in the order in which they were opened. */
  readonly #open = new Map<string, () => void>()
  /** Open dialogs that have a history entry. */
  readonly #entered = new Set<string>()
  /** Closed dialogs that still have a history entry. */
  readonly #left = new Set<string>()
  #isTravelling = false
  #isDue = false

  constructor(history: PageHistory) {
    this.#history = history
  }

  /**
   * Adds an open dialog.
   *
   * @param close called when Back removes the dialog's entry
   */
  addDialog(id: string, close: () => void): void {
    this.#open.set(id, close)
    if (this.#left.delete(id)) this.#entered.add(id)
    this.#settleSoon()
  }

  /** Removes a closed dialog; must also be called when Back has closed it. */
  removeDialog(id: string): void {
    this.#open.delete(id)
    if (this.#entered.delete(id)) this.#left.add(id)
    this.#settleSoon()
  }

  /** Handles the window's `popstate` event. */
  handleTravel(): void {
    this.#isTravelling = false
    const here = this.#here()
    for (const id of this.#left) if (!here.includes(id)) this.#left.delete(id)
    for (const [id, close] of [...this.#open]) {
      if (here.includes(id) || !this.#entered.delete(id)) continue
      // The dialog counts as open until its owner removes it, but has no entry; if it refuses to close, it gets a new
      // one.
      close()
    }
    this.#settleSoon()
  }

  #state(): EntryState {
    return (this.#history.state as EntryState | null) ?? {}
  }

  #here(): string[] {
    return this.#state().dialogs ?? []
  }

  /** Settles once for all dialogs that open and close in the same task. */
  #settleSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    setTimeout(() => {
      this.#isDue = false
      if (!this.#isTravelling) this.#settle()
    })
  }

  #settle(): void {
    const waiting = [...this.#open.keys()].filter((id) => !this.#entered.has(id))
    for (const id of waiting) {
      const here = this.#here()
      const top = here.at(-1)
      this.#entered.add(id)
      // Its entry survived a reload.
      if (here.includes(id)) continue
      const isOverLeft = top !== undefined && this.#left.delete(top)
      if (isOverLeft) {
        this.#history.replaceState({ ...this.#state(), dialogs: [...here.slice(0, -1), id] }, '')
      } else {
        const idx = (this.#state().idx ?? 0) + 1
        this.#history.pushState({ ...this.#state(), idx, dialogs: [...here, id] }, '')
      }
    }
    const top = this.#here().at(-1)
    // Navigating to another page has removed the entries.
    if (top === undefined) this.#left.clear()
    else if (this.#left.delete(top)) {
      this.#isTravelling = true
      this.#history.back()
    }
  }
}
