import { MAX_NOTE_LENGTH } from '@wordhoard/contracts/fields/vocabulary-fields'
import { MAX_CONTEXT_LENGTH } from '@wordhoard/contracts/fields/word-fields'
import type { Columns } from './guess-columns'
import { plainField } from './plain-field'
import type { WordsTable } from './words-table'

/** A word in the form in which it is sent to the server. */
export interface ListedWord {
  readonly text: string
  readonly sentence?: string
  readonly note?: string
}

/** Maximum length of a word; for a longer one the server would refuse the whole list. */
const MAX_WORD_CHARS = 300
/** Maximum length of a field that may contain a word with annotations; longer fields are not searched. */
const MAX_FIELD_CHARS = 1000

export interface WordList {
  /** Unique words in the order of the table. */
  readonly words: readonly ListedWord[]
  /** Texts too long to be words, shortened. */
  readonly tooLong: readonly string[]
}

/** Collects the words of a table's column with their sentences and notes. */
export function collectWords(table: WordsTable, { word, sentence, note }: Columns): WordList {
  const words = new Map<string, ListedWord>()
  const tooLong: string[] = []
  for (const row of table.rows) {
    const field = plainField(row[word] ?? '')
    const text = field.length > MAX_FIELD_CHARS ? field : stripAnnotations(field)
    if (text === '') continue
    if (text.length > MAX_WORD_CHARS) {
      tooLong.push(`${text.slice(0, 60)}…`)
      continue
    }
    const key = text.toLowerCase()
    if (words.has(key)) continue
    const context = sentence === null ? '' : plainField(row[sentence] ?? '')
    const noted = note === null ? '' : plainField(row[note] ?? '').slice(0, MAX_NOTE_LENGTH)
    words.set(key, {
      text,
      ...(context && context.length <= MAX_CONTEXT_LENGTH && { sentence: context }),
      ...(noted && { note: noted }),
    })
  }
  return { words: [...words.values()], tooLong }
}

/** Removes what dictionaries and learners write around a word: (noun), [ˈwɜːd], /wɜːd/, final punctuation, quotes. */
function stripAnnotations(field: string): string {
  const bare = field
    .replace(/\s*(\([^)]*\)|\[[^\]]*\]|\/[^/]*\/)\s*/g, ' ')
    .replace(/^["'“‘«]+|["'”’»]+$/g, '')
    .replace(/[.,;:!?]+$/, '')
    .trim()
  return bare || field
}
