import { getSpells, resolveWords } from '@wordhoard/contracts/dictionary'
import type { KeptSource } from '../../kept/kept-source'
import { langQuery } from '../../languages/my-language.store'
import { call } from '../../session/call'

/** Few enough per request that parsing an answer never delays a frame. */
const WORDS_PER_REQUEST = 300
const ENTRIES_PER_REQUEST = 40

export interface Keeping {
  readonly source: KeptSource
  /** Called with the share that is done, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

function* chunksOf<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}

/** Keeps the entries of words by their ids, with translations. */
export async function keepEntries(
  ids: readonly number[],
  { source, onProgress, signal }: Keeping,
): Promise<void> {
  let done = 0
  for (const body of chunksOf([...new Set(ids)], ENTRIES_PER_REQUEST)) {
    await call(getSpells, { body, query: langQuery() }, { signal, keepWith: source })
    done += body.length
    onProgress(done / ids.length)
  }
  onProgress(1)
}

/** Keeps what a tap on each of these words shows, as they stand in a text. */
export async function keepWords(words: readonly string[], keeping: Keeping): Promise<void> {
  const ids = new Set<number>()
  for (const body of chunksOf(words, WORDS_PER_REQUEST)) {
    const found = await call(resolveWords, { body }, { signal: keeping.signal, keepWith: keeping.source })
    for (const id of found.flat()) ids.add(id)
  }
  await keepEntries([...ids], keeping)
}
