import type { GivenTime } from '@wordhoard/contracts/fields/given-time'
import { addFromText, getTextStates, MAX_UNKNOWN_WORDS } from '@wordhoard/contracts/reading/text-words'
import { textLevel } from '@wordhoard/lexicon/level'
import { parseBodyThen, type RefusedBody } from './long-body'
import { phrasesJson } from './text-phrases'
import { type StatesInput, statesJson, type WordColumns, wordColumns } from './text-states-json'
import { sentenceOf, type TextWords, textHash, type WordOfText } from './text-words'

/** Priority of a met word. */
const MET_PRIORITY = 1

/**
 * Tasks whose duration is proportional to the length of a text: the input and output of each. Large collections are
 * strings and typed arrays, because threads copy these as a whole but objects one by one.
 */
export interface TextTasks {
  /** A text's words for `addWords`. */
  add: { given: { readonly text: string }; answer: TextToAdd }
  /** A text's words and the reader's phrases found in it. `phrases` is the JSON that `ownPhrases` returns. */
  states: {
    given: { readonly text: string; readonly phrases: string }
    answer: TextToMark
  }
  /** Like `add` and `states`, but for an unparsed body. */
  addBody: {
    given: { readonly body: Uint8Array }
    answer: (TextToAdd & { readonly title: string; readonly given?: GivenTime | undefined }) | RefusedBody
  }
  statesBody: {
    given: { readonly body: Uint8Array; readonly phrases: string }
    answer: TextToMark | RefusedBody
  }
  /** The answer to `getTextStates` as JSON. */
  statesJson: { given: StatesInput; answer: Uint8Array }
  /** The words by which an article is listed and found. */
  article: { given: { readonly text: string }; answer: ArticleWords }
  /** The entries of the words in a user's list, by line; lines are separated by NUL. */
  find: { given: { readonly lines: string }; answer: FoundEntries }
}

export type TextTask = keyof TextTasks
export type TextAnswer = TextTasks[TextTask]['answer']
export type TextRequest = { [T in TextTask]: { readonly task: T } & TextTasks[T]['given'] }[TextTask]

/** A text's words, and the reader's phrases found in it as JSON. */
export interface TextToMark {
  readonly words: WordColumns
  readonly phrases: string
}

/** Columns of `addWords`, as arrays in PostgreSQL's notation; texts are UTF-8, separated by ASCII's unit separator. */
export interface TextToAdd {
  readonly hash: Uint8Array
  readonly spellIds: string
  readonly headwords: Uint8Array
  readonly priorities: string
  readonly counts: string
  readonly sentences: Uint8Array
  readonly positions: string
  /** Number of words in the text, and the first of those that aren't in the dictionary. */
  readonly found: number
  readonly unknown: readonly string[]
}

/** Columns of an article's words, as arrays in PostgreSQL's notation. */
export interface ArticleWords {
  readonly spellIds: string
  readonly counts: string
  readonly areCommon: string
  /** Number of all words in the text, including names and unknown ones. */
  readonly wordCount: number
  /** Null if it has no words. */
  readonly level: ReturnType<typeof textLevel>['level'] | null
}

export interface FoundEntries {
  /** By line; -1 if the word isn't in the dictionary. */
  readonly spellIds: Int32Array
  /** By line, separated by NUL. */
  readonly headwords: string
}

/** Performs a task on the current thread. */
export function performTask(textWords: TextWords, request: TextRequest): TextAnswer {
  switch (request.task) {
    case 'add':
      return textToAdd(textWords, request.text)
    case 'states':
      return textToMark(textWords, request.text, request.phrases)
    case 'addBody':
      return parseBodyThen(addFromText.body!, request.body, ({ text, title = '', given }) => ({
        ...textToAdd(textWords, text),
        title,
        given,
      }))
    case 'statesBody':
      return parseBodyThen(getTextStates.body!, request.body, ({ text }) =>
        textToMark(textWords, text, request.phrases),
      )
    case 'statesJson':
      return statesJson(request)
    case 'article':
      return articleWords(textWords, request.text)
    case 'find':
      return findEntries(textWords, request.lines)
  }
}

function textToAdd(textWords: TextWords, text: string): TextToAdd {
  const { words, unknown } = textWords.read(text)
  const sentence = (word: WordOfText) => (word.isCommon ? '' : withoutSeparators(sentenceOf(text, word)))
  return {
    hash: textHash(text),
    spellIds: numbers(words.map(({ spellId }) => spellId)),
    headwords: Buffer.from(words.map(({ headword }) => headword).join(separator)),
    priorities: numbers(words.map(({ isCommon }) => (isCommon ? 0 : MET_PRIORITY))),
    counts: numbers(words.map(({ count }) => count)),
    sentences: Buffer.from(words.map(sentence).join(separator)),
    positions: numbers(words.map(({ position }) => position)),
    found: words.length,
    unknown: unknown.slice(0, MAX_UNKNOWN_WORDS).map((word) => word.slice(0, 120)),
  }
}

function textToMark(textWords: TextWords, text: string, ownPhrases: string): TextToMark {
  const { words, tokens } = textWords.read(text)
  return {
    words: wordColumns(words),
    phrases: phrasesJson(textWords.lexicon, ownPhrases, { text, tokens }),
  }
}

function articleWords(textWords: TextWords, text: string): ArticleWords {
  const { words, wordCount, sentenceCount } = textWords.read(text)
  return {
    spellIds: numbers(words.map(({ spellId }) => spellId)),
    counts: numbers(words.map(({ count }) => count)),
    areCommon: `{${words.map(({ isCommon }) => isCommon).join(',')}}`,
    wordCount,
    level: words.length > 0 ? textLevel(words, sentenceCount).level : null,
  }
}

function findEntries(textWords: TextWords, lines: string): FoundEntries {
  const entries = lines.split('\0').map((line) => textWords.find(line))
  return {
    spellIds: Int32Array.from(entries, (entry) => entry?.spellId ?? -1),
    headwords: entries.map((entry) => entry?.headword ?? '').join('\0'),
  }
}

/** ASCII's unit separator, which texts have no use for; chr(31) in SQL. */
const separator = '\x1f'

/** Removes separators, and NUL, which pasted texts may contain but PostgreSQL's text can't hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const withoutSeparators = (text: string) => text.replace(/[\0\x1f]/g, '')

/** Writes an array in PostgreSQL's notation. */
const numbers = (values: readonly number[]) => `{${values.join(',')}}`
