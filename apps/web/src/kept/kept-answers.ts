import type { Endpoint } from '@wordhoard/contracts/endpoint'
import * as z from 'zod/mini'
import { changeStores, type StoreChange } from '../lib/change-stores'
import { answerFrom, type Exchange, exchangesOf } from './batches'
import { type KeptSchema, openKept } from './kept-database'
import { requestKey, type SentInput } from './request-key'

/** An answer to be kept for a user, with the groups it belongs to. */
export interface AnswerToKeep extends Exchange {
  readonly userId: number
  readonly groups: readonly string[]
  /** In milliseconds since 1970. */
  readonly at: number
}

/** The stores that change together with answers. */
const allOfAnswers = ['answers', 'bodies', 'sums'] as const
type AnswersChange = StoreChange<KeptSchema, (typeof allOfAnswers)[number]>

/** Bytes per character at most: browsers store text in one or two. */
const BYTES_PER_CHARACTER = 2

/** Stores answers, replacing older ones to the same requests. */
export async function storeAnswers(answers: readonly AnswerToKeep[]): Promise<void> {
  const rows = answers.flatMap(({ userId, groups, at, ...exchange }) =>
    exchangesOf(exchange).map(({ endpoint, input, answer }) => {
      const body = JSON.stringify(answer)
      const key = requestKey(userId, endpoint, input)
      return { facts: { key, groups, at, size: body.length * BYTES_PER_CHARACTER }, body }
    }),
  )
  await changeStores(await openKept(), allOfAnswers, async (transaction) => {
    const store = transaction.objectStore('answers')
    const bodies = transaction.objectStore('bodies')
    let added = 0
    for (const { facts, body } of rows) {
      const before = await store.get(facts.key)
      added += facts.size - (before?.size ?? 0)
      const groups = [...new Set([...(before?.groups ?? []), ...facts.groups])]
      await store.put({ ...facts, groups })
      await bodies.put(body, facts.key)
    }
    await addToSum(transaction, added)
  })
}

/** Adds to the number of bytes of all answers. */
async function addToSum(transaction: AnswersChange, bytes: number): Promise<void> {
  const sums = transaction.objectStore('sums')
  await sums.put(((await sums.get('bytes')) ?? 0) + bytes, 'bytes')
}

/**
 * Returns the kept answer to a user's request; undefined if there is none, or if it no longer matches the contract
 * because the product has changed since.
 */
export async function readAnswer(userId: number, endpoint: Endpoint, input: SentInput): Promise<unknown> {
  const database = await openKept()
  return answerFrom(endpoint, input, async (one, sent) => {
    const body = await database.get('bodies', requestKey(userId, one, sent))
    if (body === undefined || !one.response) return undefined
    const parsed = z.safeParse(one.response, JSON.parse(body))
    return parsed.success ? parsed.data : undefined
  })
}

/** Removes groups; an answer goes with the last group that it belongs to. */
export async function removeGroups(groups: ReadonlySet<string>): Promise<void> {
  await changeStores(await openKept(), allOfAnswers, async (transaction) => {
    const store = transaction.objectStore('answers')
    let freed = 0
    for (const group of groups) {
      for (const facts of await store.index('groups').getAll(group)) {
        const left = facts.groups.filter((one) => !groups.has(one))
        if (left.length > 0) {
          await store.put({ ...facts, groups: left })
          continue
        }
        freed += facts.size
        await store.delete(facts.key)
        await transaction.objectStore('bodies').delete(facts.key)
      }
    }
    await addToSum(transaction, -freed)
  })
}

/**
 * Removes the oldest answers if those that aren't safe have outgrown the bound.
 *
 * @param isSafe whether a group stays: chosen by the user, or needed by every page
 */
export async function removeOldest(maxBytes: number, isSafe: (group: string) => boolean): Promise<void> {
  const database = await openKept()
  if ((await countBytes()) <= maxBytes) return
  const removable = (await database.getAllFromIndex('answers', 'at')).filter(
    ({ groups }) => !groups.some(isSafe),
  )
  let excess = removable.reduce((sum, { size }) => sum + size, 0) - maxBytes
  if (excess <= 0) return
  // Makes room for the next answers too.
  excess += maxBytes / 10
  await changeStores(database, allOfAnswers, async (transaction) => {
    let freed = 0
    for (const { key, size } of removable) {
      if (freed >= excess) break
      freed += size
      await transaction.objectStore('answers').delete(key)
      await transaction.objectStore('bodies').delete(key)
    }
    await addToSum(transaction, -freed)
  })
}

/** Returns the number of bytes of each group; an answer in two groups counts in both. */
export async function sizesOfGroups(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const { groups, size } of await (await openKept()).getAll('answers')) {
    for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + size)
  }
  return sizes
}

/** Returns the number of bytes of all answers. */
export async function countBytes(): Promise<number> {
  return (await (await openKept()).get('sums', 'bytes')) ?? 0
}

/** Returns whether any answer was ever stored in this database, although the user may have removed it since. */
export async function hasStoredAnswers(): Promise<boolean> {
  return (await (await openKept()).get('sums', 'bytes')) !== undefined
}

/** Returns the groups of which anything is kept. */
export async function listGroups(): Promise<Set<string>> {
  const database = await openKept()
  const groups = new Set<string>()
  let cursor = await database.transaction('answers').store.index('groups').openKeyCursor(null, 'nextunique')
  while (cursor) {
    groups.add(cursor.key)
    cursor = await cursor.continue()
  }
  return groups
}
