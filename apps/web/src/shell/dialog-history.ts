interface EntryState {
  /** Ids of the dialogs open at this entry, topmost last. */
  dialogs?: string[]
  /** React Router's position counter. */
  idx?: number
}

type PageHistory = Pick<History, 'state' | 'pushState' | 'replaceState' | 'back' | 'go'>

/**
 * Keeps the browser's history in step with the open dialogs: each has one entry, so that Back closes it.
 *
 * Going back is asynchronous (up to half a second on a busy phone), and its target is determined only when it happens.
 * So while it is under way, no entry is added and no second step is taken: they would undo each other or leave the
 * page. It also undoes what a link pressed meanwhile has opened, which is then opened again.
 */
export class DialogHistory {
  readonly #history: PageHistory
  /** Functions that close the open dialogs, in the order in which they were opened. */
  readonly #open = new Map<string, () => void>()
  /** Open dialogs that have a history entry. */
  readonly #entered = new Set<string>()
  /** Closed dialogs that still have a history entry. */
  readonly #staleEntries = new Set<string>()
  #isTravelling = false
  /** Position of the latest entry that was added since the step back was begun. */
  #openedAt = 0
  #isSyncScheduled = false

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
    if (this.#staleEntries.delete(id)) this.#entered.add(id)
    this.#scheduleSync()
  }

  /** Removes a closed dialog; must also be called when Back has closed it. */
  removeDialog(id: string): void {
    this.#open.delete(id)
    if (this.#entered.delete(id)) this.#staleEntries.add(id)
    this.#scheduleSync()
  }

  /** Notes that an entry was added; must be called for each. */
  noteEntry(): void {
    this.#openedAt = this.#state().idx ?? 0
  }

  /**
   * Returns to the page that was opened while a closed dialog's entry was being removed, if that has left it. Must be
   * called before others hear of `popstate`.
   *
   * @returns whether it does, so that others must not hear of this event
   */
  returnToPage(): boolean {
    if (!this.#isTravelling || (this.#state().idx ?? 0) >= this.#openedAt) return false
    // One step at a time: if the page was opened as the step back began, Chromium doesn't know of its entry here yet,
    // and would ignore a longer step.
    this.#history.go(1)
    return true
  }

  /** Handles the window's `popstate` event. */
  handleTravel(): void {
    this.#isTravelling = false
    const current = this.#currentDialogs()
    for (const id of this.#staleEntries) if (!current.includes(id)) this.#staleEntries.delete(id)
    for (const [id, close] of [...this.#open]) {
      if (current.includes(id) || !this.#entered.delete(id)) continue
      // The dialog counts as open until its owner removes it, but has no entry; if it refuses to close, it gets a new
      // one.
      close()
    }
    this.#scheduleSync()
  }

  #state(): EntryState {
    return (this.#history.state as EntryState | null) ?? {}
  }

  #currentDialogs(): string[] {
    return this.#state().dialogs ?? []
  }

  /** Updates the history once for all dialogs that open and close in the same task. */
  #scheduleSync(): void {
    if (this.#isSyncScheduled) return
    this.#isSyncScheduled = true
    setTimeout(() => {
      this.#isSyncScheduled = false
      if (!this.#isTravelling) this.#sync()
    })
  }

  #sync(): void {
    const withoutEntry = [...this.#open.keys()].filter((id) => !this.#entered.has(id))
    for (const id of withoutEntry) {
      const current = this.#currentDialogs()
      const top = current.at(-1)
      this.#entered.add(id)
      // Its entry survived a reload.
      if (current.includes(id)) continue
      const isOverStale = top !== undefined && this.#staleEntries.delete(top)
      if (isOverStale) {
        this.#history.replaceState({ ...this.#state(), dialogs: [...current.slice(0, -1), id] }, '')
      } else {
        const idx = (this.#state().idx ?? 0) + 1
        this.#history.pushState({ ...this.#state(), idx, dialogs: [...current, id] }, '')
      }
    }
    const top = this.#currentDialogs().at(-1)
    // Navigating to another page has removed the entries.
    if (top === undefined) this.#staleEntries.clear()
    else if (this.#staleEntries.delete(top)) {
      this.#isTravelling = true
      this.#openedAt = 0
      this.#history.back()
    }
  }
}
