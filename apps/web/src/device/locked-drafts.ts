import { forgetLockedDrafts, lockDrafts, readLockedDrafts } from './outbox/person-key'

/** Beginnings of the keys under which things that people write are stored until they're saved or sent. */
const draftKeys = ['messageDraft:', 'articleDraft:', 'noteDraft:', 'unsentMessages:'] as const

/** Returns the keys of local storage under which drafts are stored. */
export function listDrafts(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => draftKeys.some((begin) => key.startsWith(begin)))
  } catch {
    return []
  }
}

/** Whether a draft belongs to a person: keys are `kind:person`, or `kind:person:thing`. */
const isOf = (userId: number) => (key: string) => key.split(':')[1] === String(userId)

/** Locks what a person wrote and hasn't sent, when their session ended elsewhere; only they can open it again. */
export async function lockDraftsOf(userId: number): Promise<void> {
  const keys = listDrafts().filter(isOf(userId))
  if (keys.length === 0) return
  const drafts = Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? '']))
  if (!(await lockDrafts(userId, drafts))) return
  for (const key of keys) localStorage.removeItem(key)
}

/** Puts back what was locked, for the same person. What they have written since stays. */
export async function unlockDraftsOf(userId: number): Promise<void> {
  const drafts = await readLockedDrafts(userId)
  for (const [key, text] of Object.entries(drafts)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
  }
  if (Object.keys(drafts).length === 0) return
  await forgetLockedDrafts(userId)
  // Whoever shows them reads them again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
