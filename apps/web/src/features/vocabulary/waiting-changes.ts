import type { Item, MainVocabularyPage, MainVocabularyQueryInput } from '@wordhoard/contracts/vocabulary'
import { useWaiting } from '../../device/outbox/waiting.store'
import type { WaitingWord } from '../../device/outbox/waiting-words'
import { isNotFound, isOffline } from '../../http/api-error'

/** Priority of a word that has just been saved. */
const SAVED_PRIORITY = 2

/** An item of a word that has just been added. */
export function newItem(spellId: number, headword: string): Item {
  return {
    ...{ id: 0, spell_id: spellId, spell_lower: headword, priority: SAVED_PRIORITY, state: 'new' },
    ...{ score: 0, streak: 0, repeat_count: 0, met_count: 0, lookup_count: 0, note: null },
    ...{ added_at: new Date().toISOString(), last_repeated_at: null, next_repeated_at: null },
  }
}

/** Returns what changes that wait make of words. Loads nothing unless something waits. */
async function loadWaitingWords(): Promise<ReadonlyMap<number, WaitingWord>> {
  const { word, note } = useWaiting.getState().kinds
  if (!word && !note) return new Map()
  try {
    const { readWaitingWords } = await import('../../device/outbox/waiting-words')
    return await readWaitingWords()
  } catch (error) {
    console.info('What waits cannot be read', error)
    return new Map()
  }
}

type Row = MainVocabularyPage['vocabulary'][number]

/** A word in a list; `isWaiting` if the server doesn't know yet that it was saved. */
export type ShownWord = Row & { readonly isWaiting?: true }

/** A page of the main vocabulary with what waits to be sent. */
export interface ShownPage extends Omit<MainVocabularyPage, 'vocabulary'> {
  readonly vocabulary: readonly ShownWord[]
}

function changeRow<Shown extends Item | Row>(row: Shown, waiting: WaitingWord): Shown {
  const noted = waiting.note === undefined ? row : { ...row, note: waiting.note }
  // A word that is being learnt stays so when it's saved again.
  const isLearnt = row.state === 'learning' && waiting.state === 'new'
  const state = isLearnt ? row.state : (waiting.state ?? row.state)
  return { ...noted, state, priority: waiting.priority ?? row.priority }
}

/**
 * Shows a word's item with what waits to be sent.
 *
 * @throws what the call throws, unless what waits says enough of the word
 */
export async function withWaitingItem(spellId: number, calling: Promise<Item>): Promise<Item> {
  try {
    const item = await calling
    const waiting = (await loadWaitingWords()).get(spellId)
    return waiting ? changeRow(item, waiting) : item
  } catch (error) {
    const isUnknown = error instanceof Error && (isNotFound(error) || isOffline(error))
    const waiting = isUnknown ? (await loadWaitingWords()).get(spellId) : undefined
    if (!waiting?.state || !waiting.name) throw error
    return { ...newItem(spellId, waiting.name), state: waiting.state }
  }
}

/** Returns whether a query asks for the words that were saved last, where those belong that wait. */
function isOfLatest(query: MainVocabularyQueryInput): boolean {
  const { offset, search, priority, due, state, orders_by, orders_dir } = query
  const [priorities, states, columns, directions] = [priority, state, orders_by, orders_dir].map(listOf)
  const isWhole = !offset && !search && !due && priorities!.length === 0
  const includesNew = states!.length === 0 || states!.includes('new')
  return isWhole && includesNew && columns![0] === 'id' && directions![0] === 'desc'
}

/** Returns a value of a query as a list: it may be repeated. */
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

/** Returns a row of a word that was saved on this device. */
function newRow({ spellId, note = null }: WaitingWord, headword: string): ShownWord {
  const { met_count: _met, lookup_count: _lookUps, ...row } = newItem(spellId, headword)
  return { ...row, note, isWaiting: true }
}

/**
 * Shows a page of words with what waits to be sent. Words that were saved on this device come first among those that
 * were saved last.
 */
export async function withWaitingRows(
  query: MainVocabularyQueryInput,
  calling: Promise<MainVocabularyPage>,
): Promise<ShownPage> {
  const page = await calling
  const words = await loadWaitingWords()
  if (words.size === 0) return page
  const rows = page.vocabulary.flatMap((row): ShownWord[] => {
    const waiting = words.get(row.spell_id)
    if (!waiting) return [row]
    return waiting.state === null ? [] : [changeRow(row, waiting)]
  })
  const listed = new Set(page.vocabulary.map(({ spell_id }) => spell_id))
  const added = [...words.values()].flatMap((word) =>
    word.state === 'new' && word.name && !listed.has(word.spellId) ? [newRow(word, word.name)] : [],
  )
  const first = isOfLatest(query) ? added.reverse() : []
  const { total_words } = page.stat
  return {
    vocabulary: [...first, ...rows],
    stat: { ...page.stat, total_words: total_words + first.length },
    found: page.found - (page.vocabulary.length - rows.length) + first.length,
  }
}
