import { AsyncLocalStorage } from 'node:async_hooks'
import { webcrypto } from 'node:crypto'
// Reads the page's address when it is loaded, which simulated browsers don't have.
import 'axios'
import * as indexedDb from 'fake-indexeddb'
import { vi } from 'vitest'
import type { OutboxContents, OutboxKind } from '../outbox/kinds'

interface Request {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly data: string | undefined
}
interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly data: string
}

interface DeviceOptions {
  readonly userId: number
  readonly accessToken: string
  /** Passes a request on to the server. */
  readonly transport: (request: Request) => Promise<Answer>
}

/** A tab of a browser: modules of its own, and what its device shares with other tabs. */
interface Tab {
  readonly device: SimulatedDevice
  isKilled: boolean
}

/** The tab whose code is running. */
const running = new AsyncLocalStorage<Tab>()
/** How far the simulated time is ahead of the real one, in ms. */
let offset = 0

const real = { Date: globalThis.Date, performanceNow: performance.now.bind(performance) }
const never = () => new Promise<never>(() => {})
const currentTab = () => running.getStore()

/** Sets the time, for devices and for the server. */
export function setTime(time: number): void {
  offset = time - real.Date.now()
}

class SimulatedDate extends real.Date {
  constructor(...values: unknown[]) {
    if (values.length === 0) super(SimulatedDate.now())
    else super(...(values as [number]))
  }
  static override now(): number {
    return real.Date.now() + offset + (currentTab()?.device.clockError ?? 0)
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]'
  }
}

/** Kill the tabs that were opened. */
const kills: (() => void)[] = []

/** Locks of a device, which a killed tab loses. */
class Locks {
  #tail = new Map<string, Promise<void>>()
  #held: { readonly tab: Tab | undefined; readonly release: () => void }[] = []

  async request(name: string, ...rest: unknown[]): Promise<unknown> {
    const work = rest.at(-1) as () => Promise<unknown>
    const tab = currentTab()
    // A killed tab takes no turn, though an attempt that it planned before may still begin.
    if (tab?.isKilled) return never()
    const before = this.#tail.get(name)
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    this.#held.push({ tab, release })
    this.#tail.set(
      name,
      (before ?? Promise.resolve()).then(() => released),
    )
    await before
    if (tab?.isKilled) return never()
    try {
      return await work()
    } finally {
      release()
    }
  }

  releaseOf(killed: Tab): void {
    for (const { tab, release } of this.#held) if (tab === killed) release()
  }
}

/** A device that runs the product's own outbox, with a network that is cut and a clock that lies as a test says. */
export class SimulatedDevice {
  readonly options: DeviceOptions
  readonly factory = new indexedDb.IDBFactory()
  readonly storage = new Map<string, string>()
  readonly locks = new Locks()
  isOnline = true
  /** How many of the next answers of the server get lost on their way. */
  answersToLose = 0
  /** By how much the device's clock is ahead, in ms. */
  clockError = 0

  constructor(options: DeviceOptions) {
    this.options = options
  }

  async openTab() {
    const tab: Tab = { device: this, isKilled: false }
    return running.run(tab, async () => {
      vi.resetModules()
      const { beginSession } = await import('../../session/session-state')
      const outbox = await import('../outbox/outbox')
      const { countEntries } = await import('../outbox/entries')
      const { userId, accessToken } = this.options
      beginSession({ access_token: accessToken, user_id: userId })
      // Each page asks the server for something when it's opened.
      const { getHealth } = await import('@wordhoard/contracts/system')
      const { send } = await import('../../http/http-send')
      await send(getHealth, {}).catch(() => undefined)
      const kill = () => {
        tab.isKilled = true
        running.run(tab, () => outbox.pauseOutbox())
        this.locks.releaseOf(tab)
      }
      kills.push(kill)
      return {
        add: <Kind extends OutboxKind>(kind: Kind, key: string, content: OutboxContents[Kind]) =>
          running.run(tab, () => outbox.addToOutbox(kind, key, content)),
        send: () => running.run(tab, () => outbox.sendOutbox()),
        pause: () => running.run(tab, () => outbox.pauseOutbox()),
        count: () => running.run(tab, () => countEntries(userId)),
        kill,
      }
    })
  }

  async receive(tab: Tab, url: string, { method = 'GET', body, headers }: RequestInit): Promise<Response> {
    if (tab.isKilled) return never()
    if (!this.isOnline) throw new Error('No network')
    const { userId, accessToken, transport } = this.options
    if (url.endsWith('/auth2/refresh')) {
      return new Response(JSON.stringify({ access_token: accessToken, user_id: userId }))
    }
    const sent = Object.fromEntries(new Headers(headers))
    const data = typeof body === 'string' ? body : undefined
    // The server's clock is right.
    const answer = await running.exit(() => transport({ method, url, headers: sent, data }))
    if (tab.isKilled) return never()
    if (this.answersToLose > 0) {
      this.answersToLose -= 1
      throw new Error('The answer was lost')
    }
    const date = new real.Date(real.Date.now() + offset).toUTCString()
    return new Response(answer.status === 204 ? null : answer.data, {
      status: answer.status,
      headers: { ...answer.headers, date },
    })
  }
}

/** Time in which what a tab has begun ends, in ms. */
const END_MS = 100

/**
 * Puts what differs between devices in place of the browser's own; returns a function that kills all tabs and takes it
 * away.
 */
export function simulateBrowser(): () => Promise<void> {
  const storage = () => currentTab()?.device.storage
  const stubs: Record<string, unknown> = {
    fetch: async (url: string, init: RequestInit) => {
      const tab = currentTab()
      if (!tab) throw new Error('A request outside a tab')
      return tab.device.receive(tab, url, init)
    },
    Date: SimulatedDate,
    crypto: webcrypto,
    BroadcastChannel: undefined,
    document: { cookie: '', addEventListener: () => undefined },
    window: { addEventListener: () => undefined },
    localStorage: {
      getItem: (key: string) => storage()?.get(key) ?? null,
      setItem: (key: string, value: string) => storage()?.set(key, value),
      removeItem: (key: string) => storage()?.delete(key),
    },
    navigator: {
      onLine: true,
      locks: {
        request: (...values: [string, ...unknown[]]) => currentTab()!.device.locks.request(...values),
      },
    },
    indexedDB: {
      open: (name: string, version?: number) => currentTab()!.device.factory.open(name, version),
    },
  }
  for (const [name, value] of Object.entries(indexedDb)) if (name.startsWith('IDB')) stubs[name] = value
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  const steady = vi.spyOn(performance, 'now').mockImplementation(() => real.performanceNow() + offset)
  return async () => {
    for (const kill of kills) kill()
    await new Promise((resolve) => setTimeout(resolve, END_MS))
    // What was on its way may have planned another attempt.
    for (const kill of kills.splice(0)) kill()
    steady.mockRestore()
    vi.unstubAllGlobals()
    offset = 0
    vi.resetModules()
  }
}
