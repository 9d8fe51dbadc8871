import type pg from 'pg'
import type { Entry } from '../model'
import {
  deleteArticleTwins,
  deleteOwnRows,
  deleteUndoSteps,
  deleteVocabularyTwins,
  liveWords,
  mergeItems,
  moveAnswers,
  moveArticleWords,
  moveChosenWords,
  moveDefinitions,
  moveEncounters,
  moveGames,
  moveImports,
  moveItems,
  moveMessages,
  moveVocabularyWords,
  ownTables,
  readTextsWith,
  saveReadText,
  type WordMove,
} from './move-words.queries'
import { mergeReadWords } from './read-words'

/** Details of forms that are the same word as their entry; other forms only lead to it. */
const sameWord = new Set(['American', 'other spelling'])

/** Number of texts whose words are moved at a time; those of a novel take some memory. */
const TEXTS_AT_A_TIME = 20

/**
 * Moves everything that people keep of a word to the word of which it is now another spelling: encyclopedia to
 * encyclopaedia. Two items of a person become one. Call it when all words have rows, before definitions are deleted and
 * words without any are retired; a retired word is not moved again.
 *
 * @returns the number of words moved
 */
export async function moveWords(client: pg.PoolClient, entries: readonly Entry[]): Promise<number> {
  const moves = await findMoves(client, entries)
  for (const move of moves) {
    await mergeItems.execute(client, move)
    await moveItems.execute(client, move)
    await deleteVocabularyTwins.execute(client, move)
    await moveVocabularyWords.execute(client, move)
    await deleteArticleTwins.execute(client, move)
    await moveArticleWords.execute(client, move)
    for (const statement of [moveEncounters, moveMessages, moveGames, moveAnswers, moveChosenWords]) {
      await statement.execute(client, move)
    }
    await deleteUndoSteps.execute(client, move)
    await moveDefinitions.execute(client, move)
    await moveImports.execute(client, move)
    for (const table of ownTables) await deleteOwnRows({ table }).execute(client, move)
  }
  if (moves.length > 0) await moveReadTexts(client, moves)
  return moves.length
}

async function findMoves(client: pg.PoolClient, entries: readonly Entry[]): Promise<WordMove[]> {
  const headwords = new Set(entries.map(({ headword }) => headword))
  const successors = new Map<string, Entry>()
  for (const entry of entries) {
    for (const { form, kind, detail } of entry.forms) {
      if (kind === 'spelling' && sameWord.has(detail) && !headwords.has(form)) successors.set(form, entry)
    }
  }
  const live = await liveWords.fetchAll(client, { words: [...successors.keys()] })
  return live.map(({ id, spell_lower }) => {
    const successor = successors.get(spell_lower)!
    return { from: id, to: successor.id, oldWord: spell_lower, word: successor.headword }
  })
}

/** Moves the words of texts that people have read, whose counts are arrays. */
async function moveReadTexts(client: pg.PoolClient, moves: readonly WordMove[]): Promise<void> {
  const successors = new Map(moves.map(({ from, to }) => [from, to]))
  const from = [...successors.keys()]
  for (;;) {
    const texts = await readTextsWith.fetchAll(client, { from, limit: TEXTS_AT_A_TIME })
    for (const { user_id, hash, ...words } of texts) {
      await saveReadText.execute(client, { userId: user_id, hash, ...mergeReadWords(words, successors) })
    }
    if (texts.length < TEXTS_AT_A_TIME) return
  }
}
