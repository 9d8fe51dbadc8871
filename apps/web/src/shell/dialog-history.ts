interface EntryState {
  /** Ids of the dialogs that are open at this entry, the topmost last. */
  dialogs?: string[]
  /** React Router's position counter. */
  idx?: number
}

type PageHistory = Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>

/**
 * Keeps the browser's history in step with the dialogs that are open: one entry for each, so that Back closes it.
 *
 * Going back is asynchronous, on a busy phone by half a second, and where it ends is settled only when it happens. So nothing
 * is entered while it is under way, and no second step is taken: the two would undo each other's, or leave the page.
 */
export class DialogHistory {
  readonly #history: PageHistory
  /** What closes each open dialog, in the order they were opened. */
  readonly #open = new Map<string, () => void>()
  /** Those of them that have their entry. */
  readonly #entered = new Set<string>()
  /** Closed, with their entry still there. */
  readonly #left = new Set<string>()
  #isTravelling = false
  #isDue = false

  constructor(history: PageHistory) {
    this.#history = history
  }

  /** @param close is called when Back takes the dialog's entry away */
  addDialog(id: string, close: () => void): void {
    this.#open.set(id, close)
    if (this.#left.delete(id)) this.#entered.add(id)
    this.#settleSoon()
  }

  /** To be called also for one that Back has closed. */
  removeDialog(id: string): void {
    this.#open.delete(id)
    if (this.#entered.delete(id)) this.#left.add(id)
    this.#settleSoon()
  }

  /** For the window's `popstate`. */
  handleTravel(): void {
    this.#isTravelling = false
    const here = this.#here()
    for (const id of this.#left) if (!here.includes(id)) this.#left.delete(id)
    for (const [id, close] of [...this.#open]) {
      if (here.includes(id) || !this.#entered.delete(id)) continue
      // It is open until its owner says otherwise, but has no entry any more: one that refuses to close gets a new one.
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

  /** Once for all that opens and closes in one go. */
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
      // Its entry has outlived a reload.
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
    // A page that was left for another has taken the entries along.
    if (top === undefined) this.#left.clear()
    else if (this.#left.delete(top)) {
      this.#isTravelling = true
      this.#history.back()
    }
  }
}
