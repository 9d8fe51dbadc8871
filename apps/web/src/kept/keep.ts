/** What only runs when something is stored, read or deleted; loaded after the first paint. */
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { groupOfExchange } from './groups'
import { hasStoredAnswers, readAnswer, storeAnswers } from './kept-answers'
import { deleteKeptDatabase } from './kept-database'
import { itemOf, storeItem, trimKept } from './kept-items'
import { markKept, ownerOfKept, unmarkKept } from './kept-marker'
import type { KeptExchange, KeptSource } from './kept-source'
import type { SentInput } from './request-key'
import { currentUserId, takeWaiting } from './waiting'

/** Time between two checks of the bounds, in ms. */
const TRIM_INTERVAL_MS = 60_000
let trimmedAt = Number.NEGATIVE_INFINITY
/** Runs one piece of work after another, so that nothing is stored while everything is being deleted. */
let work: Promise<unknown> = Promise.resolve()

function enqueue(next: () => Promise<void>): Promise<void> {
  const running = work.then(next)
  work = running.catch(() => undefined)
  return running
}

/** Stores the answers that are waiting, if their user is still logged in. */
export function storeWaiting(): Promise<void> {
  return enqueue(async () => {
    const userId = currentUserId()
    const exchanges = takeWaiting().filter((exchange) => exchange.userId === userId)
    if (exchanges.length === 0) return
    await storeExchanges(exchanges)
    if (currentUserId() !== userId) await deleteAll()
  })
}

/** Stores the answers that are waiting once the browser has nothing else to do, at the latest after two seconds. */
export async function storeWaitingWhenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 20)
  })
  await storeWaiting()
}

/**
 * Returns the answer that is kept for a user; as long as the server hasn't confirmed who that is, for the user for whom
 * answers are kept.
 */
export async function findKept(
  userId: number | undefined,
  endpoint: Endpoint,
  input: SentInput,
): Promise<unknown> {
  const owner = userId ?? ownerOfKept()
  return owner === undefined ? undefined : readKept(owner, endpoint, input)
}

/** Returns the answer to a request that is kept for a user; undefined if there is none. */
export async function readKept(userId: number, endpoint: Endpoint, input: SentInput): Promise<unknown> {
  // Reading would make the database anew where nothing is kept, such as for a request that is slow during a logout.
  if (typeof indexedDB === 'undefined' || ownerOfKept() === undefined) return undefined
  try {
    return await readAnswer(userId, endpoint, input)
  } catch (error) {
    console.info('What is kept on this device cannot be read:', error)
    return undefined
  }
}

/** Stores answers, and the texts that they belong to. */
export async function storeExchanges(exchanges: readonly KeptExchange[]): Promise<void> {
  const { userId: owner } = exchanges.at(-1)!
  const sources = new Map<KeptSource, KeptExchange>()
  const answers = exchanges.map((exchange) => {
    const { endpoint, input, answer, userId, source, text, at } = exchange
    // A text is there from when something of it is kept.
    const one = source ?? (endpoint.keep === 'text' || endpoint.keep === 'article' ? text : undefined)
    if (one) sources.set(one, exchange)
    return { endpoint, input, answer, userId, at, groups: [groupOfExchange(exchange)] }
  })
  await storeAnswers(answers)
  for (const [source, { userId, at }] of sources) await storeItem(itemOf(userId, source, at))
  markKept(owner)
  if (Date.now() - trimmedAt < TRIM_INTERVAL_MS) return
  trimmedAt = Date.now()
  await trimKept(owner)
}

/**
 * Returns whether the browser has thrown away what was kept: something was, as the marker says, and the database is new.
 * Forgets the marker then, so that it's said once.
 */
export async function isKeptLost(): Promise<boolean> {
  const isLost = !(await hasStoredAnswers())
  if (isLost) unmarkKept()
  return isLost
}

/** Deletes everything that is kept on this device, for all users; call at logout. */
export function forgetKept(): Promise<void> {
  takeWaiting()
  return enqueue(deleteAll)
}

async function deleteAll(): Promise<void> {
  takeWaiting()
  unmarkKept()
  trimmedAt = Number.NEGATIVE_INFINITY
  if (typeof indexedDB !== 'undefined') await deleteKeptDatabase()
}
