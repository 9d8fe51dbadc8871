import { getHealth } from '@wordhoard/contracts/system'
import { ApiError, errorSentence, isUnauthorised } from '../../http/api-error'
import { send } from '../../http/http-send'
import { listenToServerTime } from '../../http/server-time'
import {
  countEntries,
  currentUserId,
  deviceClock,
  finishCorrection,
  markRefused,
  readNextEntry,
  removeEntry,
  setClock,
  storeEntry,
} from './entries'
import { type OutboxContents, type OutboxEntry, type OutboxKind, outboxKinds } from './kinds'
import { type Outcomes, senders } from './senders'
import { setWaiting } from './waiting.store'
import { withLock } from './with-lock'

/** What became of an entry: it was sent, or the server refused it for good. */
export type Settled<Kind extends OutboxKind> = { readonly key: string } & (
  | { readonly outcome: Outcomes[Kind] }
  | { readonly refusal: string }
)

/** Delays between attempts, in ms; short at first, since most interruptions are. */
const RETRY_DELAYS_MS = [1_500, 3_000, 6_000, 12_000, 20_000]

/** A message to other tabs: an entry was settled, or the number of entries has changed. */
interface TabMessage {
  readonly kind?: OutboxKind
  readonly settled?: Settled<OutboxKind>
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('outbox')

/** Time from which on it matters that the clock is right, in ms. */
const WAITED_MS = 5_000
/** How often the server is asked before an entry is sent anyway: where answers are slow, none tells the time well. */
const MOST_QUESTIONS = 3
let clockSetting: Promise<void> = Promise.resolve()

/** Asks the server for the time. */
async function askTime(): Promise<void> {
  await send(getHealth, {})
  await clockSetting
}

class Queue<Kind extends OutboxKind> {
  readonly #kind: Kind
  readonly #onSettled = new Set<(settled: Settled<Kind>) => void>()
  readonly #onFailure = new Set<(failure: Error | null) => void>()
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined
  #isWanted = false

  constructor(kind: Kind) {
    this.#kind = kind
  }

  /** Listens to what becomes of entries, in this tab and others; returns a function that stops it. */
  listen(
    onSettled: (settled: Settled<Kind>) => void,
    onFailure: (failure: Error | null) => void,
  ): () => void {
    this.#onSettled.add(onSettled)
    this.#onFailure.add(onFailure)
    return () => {
      this.#onSettled.delete(onSettled)
      this.#onFailure.delete(onFailure)
    }
  }

  report(settled: Settled<Kind>): void {
    for (const onSettled of this.#onSettled) onSettled(settled)
  }

  /** Sends all entries, one after another. Resolves when none is left, or when an attempt has failed. */
  send(): Promise<void> {
    this.#isWanted = true
    clearTimeout(this.#timer)
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /** Stops trying again by itself. */
  pause(): void {
    clearTimeout(this.#timer)
  }

  async #sendAll(): Promise<void> {
    // What was added while the last entry was on its way is sent too.
    while (this.#isWanted) {
      this.#isWanted = false
      await withLock(lockOf(this.#kind), () => this.#sendInOrder())
    }
  }

  async #sendInOrder(): Promise<void> {
    for (;;) {
      const userId = currentUserId()
      let entry = userId === undefined ? undefined : await this.#readNext(userId)
      if (!entry || userId === undefined) return this.#fail(null)
      try {
        entry = await this.#checkTime(userId, entry)
        const outcome = await senders[this.#kind](entry)
        await removeEntry(userId, entry.key)
        this.#settle({ key: entry.key, outcome })
      } catch (error) {
        // The entry stays until its person has logged in.
        if (isUnauthorised(error) || currentUserId() !== userId) return
        if (isTemporary(error)) return this.#retryLater(error)
        const refusal = errorSentence(error)
        await markRefused(userId, entry, refusal)
        this.#settle({ key: entry.key, refusal })
      }
      this.#attempts = 0
      this.#fail(null)
    }
  }

  /**
   * Returns the entry once the time that has passed since is known: the clock may have been put forward meanwhile, even
   * while the server was being asked.
   */
  async #checkTime(userId: number, given: OutboxEntry<Kind>): Promise<OutboxEntry<Kind>> {
    let entry = given
    for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
      const clock = deviceClock()
      const isRecent = clock.now() - entry.givenAt < WAITED_MS
      if (clock.isKnown() || (isRecent && !clock.isInDoubt())) return entry
      await askTime()
      // Its time may have been corrected.
      entry = (await this.#readNext(userId)) ?? entry
    }
    return entry
  }

  /**
   * Returns the next entry with its time as it's known now: an answer to another queue or to another tab may set the
   * clock meanwhile. Returns undefined while the entries cannot be opened: their key waits for the network.
   */
  async #readNext(userId: number): Promise<OutboxEntry<Kind> | undefined> {
    const clock = deviceClock()
    const settingNow = () => `${clock.read().setting} ${clock.findError()?.now}`
    try {
      for (;;) {
        await clockSetting
        await finishCorrection()
        const setting = settingNow()
        const entry = await readNextEntry(userId, this.#kind)
        if (setting === settingNow()) return entry
      }
    } catch (error) {
      console.info('The outbox cannot be opened', error)
      return undefined
    }
  }

  #settle(settled: Settled<Kind>): void {
    this.report(settled)
    channel?.postMessage({ kind: this.#kind, settled } satisfies TabMessage)
    void countWaiting()
  }

  #fail(failure: Error | null): void {
    for (const onFailure of this.#onFailure) onFailure(failure)
  }

  #retryLater(error: ApiError): void {
    const usual = RETRY_DELAYS_MS[Math.min(this.#attempts, RETRY_DELAYS_MS.length - 1)]!
    this.#attempts += 1
    this.#isWanted = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => void this.send(),
      error.retryAfter === undefined ? usual : error.retryAfter * 1000,
    )
    this.#fail(error)
  }
}

/** Returns whether the same call may succeed later: no answer, too many requests, or a server error. */
function isTemporary(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return [0, 429].includes(error.status) || error.status >= 500 || error.code === 'key_in_use'
}

const lockOf = (kind: OutboxKind) => `outbox-${kind}`

const queues: { readonly [Kind in OutboxKind]: Queue<Kind> } = {
  answer: new Queue('answer'),
  word: new Queue('word'),
  lookup: new Queue('lookup'),
  sense: new Queue('sense'),
  reading: new Queue('reading'),
  note: new Queue('note'),
  passed: new Queue('passed'),
  article: new Queue('article'),
}

channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind && data.settled) (queues[data.kind] as Queue<OutboxKind>).report(data.settled)
  void countWaiting()
})
listenToServerTime((serverTime, tookMs) => {
  clockSetting = setClock(serverTime, tookMs)
})
// From now on the page notices when the device's clock is set.
deviceClock()

/** Updates the number of things that wait; leaves it as it is if they can't be read now. */
export async function countWaiting(): Promise<void> {
  const userId = currentUserId()
  const counted = userId === undefined ? { waiting: 0, refused: 0, kinds: {} } : await countEntries(userId)
  if (counted) setWaiting(counted)
}

/**
 * Adds something to send, once per key, and sends it. Nothing is added while nobody is logged in.
 *
 * @param onStored called once it's in the browser's database, before it's counted
 * @returns when it was done, by the device's clock; resolves once it's stored
 */
export async function addToOutbox<Kind extends OutboxKind>(
  kind: Kind,
  key: string,
  content: OutboxContents[Kind],
  onStored?: () => void,
): Promise<number> {
  const userId = currentUserId()
  if (userId === undefined) return deviceClock().now()
  const givenAt = await storeEntry(userId, kind, key, content, onStored)
  await countWaiting()
  channel?.postMessage({})
  return givenAt
}

/** Sends what waits, of one kind or all. Resolves when nothing is left, or when an attempt has failed. */
export async function sendOutbox(kinds: readonly OutboxKind[] = outboxKinds): Promise<void> {
  await Promise.all(kinds.map((kind) => queues[kind].send()))
}

/** Stops trying again by itself, until the next call of `sendOutbox`. */
export function pauseOutbox(kinds: readonly OutboxKind[] = outboxKinds): void {
  for (const kind of kinds) queues[kind].pause()
}

/** Listens to what becomes of entries of a kind; returns a function that stops it. */
export function listenToOutbox<Kind extends OutboxKind>(
  kind: Kind,
  onSettled: (settled: Settled<Kind>) => void,
  onFailure: (failure: Error | null) => void = () => {},
): () => void {
  return (queues[kind] as Queue<Kind>).listen(onSettled, onFailure)
}

/** Replaces what waits, once it isn't being sent; it waits again if it was sent or refused meanwhile. */
export async function changeEntry<Kind extends OutboxKind>(
  entry: OutboxEntry<Kind>,
  content: OutboxContents[Kind],
  onStored?: () => void,
): Promise<void> {
  const userId = currentUserId()
  if (userId === undefined) return
  await withLock(lockOf(entry.kind), () => markRefused(userId, { ...entry, content }, null))
  await addToOutbox(entry.kind, entry.key, content, onStored)
}

/**
 * Removes an entry, once it isn't being sent.
 *
 * @returns whether it was there
 */
export async function discardEntry(kind: OutboxKind, key: string): Promise<boolean> {
  const userId = currentUserId()
  let wasThere = false
  await withLock(lockOf(kind), async () => {
    wasThere = userId !== undefined && (await removeEntry(userId, key))
  })
  await countWaiting()
  channel?.postMessage({})
  return wasThere
}
