import { currentUserId, markRefused, readEntries } from './entries'
import { type OutboxEntry, outboxKinds } from './kinds'
import { countWaiting, sendOutbox } from './outbox'

/** Something that the server refused for good. */
export type RefusedEntry = OutboxEntry & { readonly refusal: string }

/** Returns what the server refused, which is kept aside, latest first. */
export async function readRefused(): Promise<RefusedEntry[]> {
  const userId = currentUserId()
  if (userId === undefined) return []
  const all = await Promise.all(outboxKinds.map((kind) => readEntries(userId, kind)))
  return all
    .flat()
    .filter((entry): entry is RefusedEntry => entry.refusal !== null)
    .sort((a, b) => b.givenAt - a.givenAt)
}

/** Sends something once more that the server refused. Resolves once the server has answered, or can't be reached. */
export async function sendRefusedAgain(entry: RefusedEntry): Promise<void> {
  const userId = currentUserId()
  if (userId === undefined) return
  await markRefused(userId, entry, null)
  await countWaiting()
  await sendOutbox([entry.kind])
}
