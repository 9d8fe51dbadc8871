import { MAX_CONTEXT_LENGTH } from '@wordhoard/contracts/dictionary'
import type { Columns } from './guess-columns'
import { plainField } from './plain-field'
import type { WordsTable } from './words-table'

/** A word as it is sent to the server. */
export interface ListedWord {
  readonly text: string
  readonly sentence?: string
}

/** What is longer is no word, and the server would refuse the whole list for it. */
const LONGEST = 300
/** What is longer holds no word even without what is written around it, and is not looked through for that. */
const LONGEST_FIELD = 1000

export interface WordList {
  /** Each once, in the table's order. */
  readonly words: readonly ListedWord[]
  /** What is too long to be a word, cut. */
  readonly tooLong: readonly string[]
}

/** The words of a table's column, with their sentences. */
export function collectWords(table: WordsTable, { word, sentence }: Columns): WordList {
  const words = new Map<string, ListedWord>()
  const tooLong: string[] = []
  for (const row of table.rows) {
    const field = plainField(row[word] ?? '')
    const text = field.length > LONGEST_FIELD ? field : bareWord(field)
    if (text === '') continue
    if (text.length > LONGEST) {
      tooLong.push(`${text.slice(0, 60)}…`)
      continue
    }
    const key = text.toLowerCase()
    if (words.has(key)) continue
    const context = sentence === null ? '' : plainField(row[sentence] ?? '')
    words.set(key, context && context.length <= MAX_CONTEXT_LENGTH ? { text, sentence: context } : { text })
  }
  return { words: [...words.values()], tooLong }
}

/** Without what dictionaries and learners write around a word: (noun), [ˈwɜːd], /wɜːd/, a final stop, quotes. */
function bareWord(field: string): string {
  const bare = field
    .replace(/\s*(\([^)]*\)|\[[^\]]*\]|\/[^/]*\/)\s*/g, ' ')
    .replace(/^["'“‘«]+|["'”’»]+$/g, '')
    .replace(/[.,;:!?]+$/, '')
    .trim()
  return bare || field
}
