import {
  type ChatEvent,
  decideOutcome,
  positionOf,
  type ReceivedEvent,
  type SequencedEvent,
} from './sequenced-event'

/**
 * Messages between the tabs of one user. Tabs of an older version stay open after an update, so these names must not
 * change.
 */
export type TabMessage =
  | { readonly kind: 'hello' }
  | { readonly kind: 'state'; readonly isLive: boolean; readonly cursor: string | undefined }
  | { readonly kind: 'told'; readonly told: SequencedEvent }

/** Channel between tabs; a BroadcastChannel in browsers. */
export interface TabChannel {
  post(message: TabMessage): void
  onMessage(listener: (message: TabMessage) => void): void
  close(): void
}

/** Runs `work` in only one tab at a time; `work` must end when its signal aborts. */
export type InOneTab = (work: (signal: AbortSignal) => Promise<void>, options: { steal: boolean }) => void

interface StreamDeps {
  readonly channel: TabChannel
  readonly inOneTab: InOneTab
  /** Keeps the stream open and reports its events until the signal aborts. */
  readonly connect: (
    after: () => string | undefined,
    onEvent: (event: ChatEvent, id: string | undefined) => void,
    onLive: (isLive: boolean) => void,
    signal: AbortSignal,
  ) => Promise<void>
  /**
   * Called for each event, or with undefined when everything shown must be reloaded. `ready` means that the stream has
   * come back after an interruption.
   */
  readonly onEvent: (event: SequencedEvent['event'] | undefined) => void
  readonly onLive: (isLive: boolean) => void
}

/**
 * One stream for all tabs of a browser: one tab holds it and passes its events on. Every tab keeps its own cursor, so
 * that whichever tab takes over the stream resumes from there.
 */
export class SharedStream {
  readonly #deps: StreamDeps
  #cursor: string | undefined
  /** Undefined until the state is known. */
  #isLive: boolean | undefined
  #holderSignal: AbortSignal | undefined
  #hasReceived = false

  constructor(deps: StreamDeps) {
    this.#deps = deps
    deps.channel.onMessage((message) => this.#handleMessage(message))
    this.#compete(false)
    deps.channel.post({ kind: 'hello' })
  }

  /** Position up to which this tab knows everything. */
  get cursor(): string | undefined {
    return this.#cursor
  }

  /**
   * Asks whether the tab that holds the stream is awake, because a browser may have put it to sleep. If it hasn't
   * answered by the time `takeOver` is called, this tab takes the stream.
   */
  ask(): void {
    this.#hasReceived = false
    this.#deps.channel.post({ kind: 'hello' })
  }

  /** Takes the stream if its holder hasn't answered since `ask`. */
  takeOver(): void {
    if (!this.#hasReceived && !this.#isHolder()) this.#compete(true)
  }

  #isHolder(): boolean {
    return this.#holderSignal !== undefined && !this.#holderSignal.aborted
  }

  #compete(steal: boolean): void {
    const { inOneTab, connect } = this.#deps
    const work = async (signal: AbortSignal) => {
      this.#holderSignal = signal
      await connect(
        () => this.#cursor,
        (event, id) => this.#broadcast(event, id),
        (isLive) => this.#setLive(isLive),
        signal,
      )
    }
    inOneTab(work, { steal })
  }

  #broadcast(event: ChatEvent, id: string | undefined): void {
    if (event.name === 'bye' || !this.#isHolder()) return
    const sequenced = { before: this.#cursor, id: positionOf(event, id), event }
    this.#receiveSequenced(sequenced)
    this.#deps.channel.post({ kind: 'told', told: sequenced })
  }

  #setLive(isLive: boolean): void {
    if (!this.#isHolder()) return
    this.#show(isLive)
    this.#deps.channel.post({ kind: 'state', isLive, cursor: this.#cursor })
  }

  #show(isLive: boolean): void {
    if (this.#isLive === isLive) return
    this.#isLive = isLive
    this.#deps.onLive(isLive)
  }

  #handleMessage(message: TabMessage): void {
    if (message.kind === 'hello') {
      if (this.#isHolder()) {
        this.#deps.channel.post({ kind: 'state', isLive: this.#isLive === true, cursor: this.#cursor })
      }
      return
    }
    this.#hasReceived = true
    if (this.#isHolder()) return
    if (message.kind === 'told') this.#receiveSequenced(message.told)
    else this.#receiveState(message)
  }

  #receiveState({ isLive, cursor }: Extract<TabMessage, { kind: 'state' }>): void {
    if (cursor !== undefined) {
      this.#apply({
        before: cursor,
        id: cursor,
        event: { name: 'ready', data: { last_event_id: 0 } },
      })
    }
    this.#show(isLive)
  }

  #receiveSequenced(sequenced: SequencedEvent): void {
    if (this.#apply(sequenced) === 'drop' && sequenced.event.name === 'ready')
      this.#deps.onEvent(sequenced.event)
  }

  #apply(sequenced: SequencedEvent): ReceivedEvent['outcome'] {
    const { cursor, outcome } = decideOutcome(this.#cursor, sequenced)
    this.#cursor = cursor
    if (outcome === 'apply') this.#deps.onEvent(sequenced.event)
    if (outcome === 'reload') this.#deps.onEvent(undefined)
    return outcome
  }
}
