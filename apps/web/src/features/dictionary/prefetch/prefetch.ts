import { hashKey, type QueryClient } from '@tanstack/react-query'
import { getSpells, resolveWords, type Spell } from '@wordhoard/contracts/dictionary'
import { isReachable } from '../../../http/reach'
import { langQuery, useMyLanguage } from '../../../languages/my-language.store'
import { call } from '../../../session/call'
import { lookUpQuery } from '../look-up.query'
import { noteReading } from '../pack/is-pack-here'
import type { TextSenses } from '../text-senses'
import type { WordQuery } from '../word-query'
import { isConnectionExpensive } from './connection'
import { queryFetchedAhead } from './fetched-ahead'

/** Maximum number of words kept in the cache, about 20 screens of text; the oldest are evicted. */
const MAX_WORDS = 4000
/** Maximum number of words, and of entries, per request: few enough that parsing an answer never delays a frame. */
const WORDS_PER_REQUEST = 300
const ENTRIES_PER_REQUEST = 40

/** In order of use, least recently used first. */
const cachedWords = new Map<string, true>()
/** Entries by id, shared by all words that lead to them. */
const entries = new Map<number, Spell>()
const MAX_ENTRIES = 6000

function markUsed(word: string): void {
  cachedWords.delete(word)
  cachedWords.set(word, true)
}

function evictOldest(client: QueryClient): void {
  const cache = client.getQueryCache()
  for (const word of cachedWords.keys()) {
    if (cachedWords.size <= MAX_WORDS) break
    cachedWords.delete(word)
    // Looks the query up by its hash: `removeQueries` would search the whole cache for each word.
    const query = cache.get(hashKey(queryFetchedAhead(word).queryKey))
    if (query && !query.isActive()) cache.remove(query)
  }
  for (const id of entries.keys()) {
    if (entries.size <= MAX_ENTRIES) break
    entries.delete(id)
  }
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 20)
  })

/** Entries have translations, so those in another language are forgotten. */
useMyLanguage.subscribe(({ lang }, before) => lang !== before.lang && entries.clear())

async function fetchEntries(ids: readonly number[], signal: AbortSignal): Promise<void> {
  for (let from = 0; from < ids.length; from += ENTRIES_PER_REQUEST) {
    const body = ids.slice(from, from + ENTRIES_PER_REQUEST)
    for (const spell of await call(getSpells, { body, query: langQuery() }, { signal }))
      entries.set(spell.id, spell)
    await idle()
  }
}

async function fetchWords(client: QueryClient, words: readonly string[], signal: AbortSignal): Promise<void> {
  const resolved = await call(resolveWords, { body: [...words] }, { signal })
  const missing = new Set(resolved.flatMap((ids) => ids ?? []).filter((id) => !entries.has(id)))
  await fetchEntries([...missing], signal)
  for (const [index, word] of words.entries()) {
    const ids = resolved[index]
    // Without a network, only some words are kept on this device.
    if (!ids) continue
    const spells = ids.flatMap((id) => entries.get(id) ?? [])
    if (spells.length < ids.length) continue
    const { queryKey } = queryFetchedAhead(word)
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, spells)
    markUsed(word)
  }
}

/**
 * Fetches the entries of words in bulk, in idle time, into the query cache; skips words already there.
 *
 * @throws ApiError when a request fails; the signal's error when it is aborted.
 */
export async function fetchAhead(
  client: QueryClient,
  words: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const missing = words.filter((word) => {
    if (client.getQueryData(queryFetchedAhead(word).queryKey) === undefined) return word.length <= 60
    markUsed(word)
    return false
  })
  for (let from = 0; from < missing.length; from += WORDS_PER_REQUEST) {
    await fetchWords(client, missing.slice(from, from + WORDS_PER_REQUEST), signal)
  }
  evictOldest(client)
}

let running: AbortController | null = null

/**
 * Prefetches the entries of the words on the screen, so that a tap usually needs no request. A later call cancels an
 * earlier one. Does nothing on an expensive connection, but without any, what is kept on this device costs nothing;
 * failures are ignored, because a tap fetches by itself.
 */
export async function prefetchWords(client: QueryClient, words: readonly string[]): Promise<void> {
  noteReading()
  if (isConnectionExpensive() && isReachable()) return
  running?.abort()
  const abort = new AbortController()
  running = abort
  try {
    await fetchAhead(client, words, abort.signal)
  } catch (error) {
    if (!abort.signal.aborted)
      console.info('The entries of the words on the screen could not be prefetched:', error)
  }
}

/**
 * Looks a word up as soon as it is pressed, so that the answer is there, or on its way, when the press becomes a tap.
 */
export function prefetchLookUp(
  client: QueryClient,
  word: WordQuery,
  topic: string,
  senses: TextSenses | null,
): void {
  void client.prefetchQuery(lookUpQuery(word, topic, senses?.find(word)))
}
