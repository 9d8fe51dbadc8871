import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import { changeStores } from '../../lib/change-stores'
import { call } from '../../session/call'
import { openOutbox, type Sealed, type StoredKey } from './database'

/**
 * Keys by which what a person leaves on this device is locked (AES-GCM). A key is random, cannot be read by scripts,
 * and is there while its person is logged in. Of a session that ended elsewhere only a wrapped copy stays, which opens
 * with a key that the server gives to the same person at the next login (decision 023).
 */
const keys = new Map<number, Promise<CryptoKey>>()

const algorithm = { name: 'AES-GCM', length: 256 } as const
const usages = ['encrypt', 'decrypt'] as const

/** Whether the browser has cryptography: only on pages with https, or of this very device. */
const hasCryptography = () => globalThis.crypto?.subtle !== undefined

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

async function fetchWrappingKey(): Promise<CryptoKey> {
  const { key } = await call(getDeviceKey, {})
  return crypto.subtle.importKey('raw', bytesOf(key), 'AES-KW', false, ['wrapKey', 'unwrapKey'])
}

function keyOf(userId: number): Promise<CryptoKey> {
  const known = keys.get(userId)
  if (known) return known
  const opened = openKey(userId)
  keys.set(userId, opened)
  opened.catch(() => keys.delete(userId))
  return opened
}

async function openKey(userId: number): Promise<CryptoKey> {
  const db = await openOutbox()
  const stored = await db.get('keys', userId)
  if (stored?.key) return stored.key
  if (stored?.wrapped) {
    const key = await unwrap(stored.wrapped, await fetchWrappingKey())
    await db.put('keys', { ...stored, key })
    return key
  }
  const key = await crypto.subtle.generateKey(algorithm, true, [...usages])
  // Another tab may have made one meanwhile.
  return changeStores(db, ['keys'], async (change) => {
    const store = change.objectStore('keys')
    const other = await store.get(userId)
    if (!other) await store.put({ userId, key })
    return other?.key ?? key
  })
}

const unwrap = (wrapped: ArrayBuffer, by: CryptoKey) =>
  crypto.subtle.unwrapKey('raw', wrapped, by, 'AES-KW', algorithm, false, [...usages])

/** Wraps a person's new key by the server's, and makes it unreadable to scripts from then on. Needs the network once. */
export async function protectKey(userId: number): Promise<void> {
  if (!hasCryptography()) return
  const key = await keyOf(userId)
  const db = await openOutbox()
  if ((await db.get('keys', userId))?.wrapped) return
  const by = await fetchWrappingKey()
  const wrapped = await crypto.subtle.wrapKey('raw', key, by, 'AES-KW')
  const hidden = await unwrap(wrapped, by)
  await db.put('keys', { userId, key: hidden, wrapped } satisfies StoredKey)
  keys.set(userId, Promise.resolve(hidden))
}

/** Removes a person's key from this device when their session ended elsewhere; the wrapped one stays. */
export async function lockKey(userId: number): Promise<void> {
  keys.delete(userId)
  if (!hasCryptography()) return
  const db = await openOutbox()
  const stored = await db.get('keys', userId)
  if (!stored?.wrapped) return
  const { key: _, ...locked } = stored
  await db.put('keys', locked)
}

/**
 * Stores what a person wrote and hasn't sent under their key.
 *
 * @returns false if there is no key that only they can get
 */
export async function lockDrafts(userId: number, drafts: Record<string, string>): Promise<boolean> {
  if (!hasCryptography()) return false
  const db = await openOutbox()
  const stored = await db.get('keys', userId)
  if (!stored?.wrapped) return false
  const sealed = await seal(userId, { ...(await readLockedDrafts(userId)), ...drafts })
  await db.put('keys', { ...stored, drafts: sealed } satisfies StoredKey)
  return true
}

/** Opens what a person had written, once they are logged in again. */
export async function readLockedDrafts(userId: number): Promise<Record<string, string>> {
  const db = await openOutbox()
  const stored = await db.get('keys', userId)
  return stored?.drafts ? ((await unseal(userId, stored.drafts)) as Record<string, string>) : {}
}

/** Forgets what a person had written, after it was put back. */
export async function forgetLockedDrafts(userId: number): Promise<void> {
  const db = await openOutbox()
  const stored = await db.get('keys', userId)
  if (!stored) return
  const { drafts: _, ...rest } = stored
  await db.put('keys', rest)
}

/** Forgets the keys that this tab holds, after they were deleted. */
export function forgetKeys(): void {
  keys.clear()
}

/** Seals a value by a person's key. */
export async function seal(userId: number, value: unknown): Promise<Sealed> {
  const text = JSON.stringify(value)
  if (!hasCryptography()) return { text }
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await keyOf(userId)
  return {
    iv,
    bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)),
  }
}

/** Opens a sealed value. Fails while its person's key isn't there. */
export async function unseal(userId: number, sealed: Sealed): Promise<unknown> {
  if ('text' in sealed) return JSON.parse(sealed.text)
  const key = await keyOf(userId)
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes)
  return JSON.parse(new TextDecoder().decode(bytes))
}
