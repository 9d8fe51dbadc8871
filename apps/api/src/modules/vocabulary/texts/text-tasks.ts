import { addFromText, getTextStates, MAX_UNKNOWN_WORDS } from '@wordhoard/contracts/vocabulary'
import { textLevel } from '@wordhoard/lexicon/level'
import { parseBodyThen, type RefusedBody } from './long-body'
import { phrasesJson } from './text-phrases'
import { type StatesInput, statesJson, type WordColumns, wordColumns } from './text-states-json'
import { sentenceOf, type TextWords, textHash, type WordOfText } from './text-words'

/** Priority of a word that was met. */
const MET_PRIORITY = 1

/**
 * What there is to do with a text that takes time in proportion to its length: what each task is given and what it
 * answers. Only strings and typed arrays for what there are many of: they are copied between threads at once, objects one by one.
 */
export interface TextTasks {
  /** A text's words for `addWords`. */
  add: { given: { readonly text: string }; answer: TextToAdd }
  /** A text's words and the reader's phrases found in it. `phrases` is the JSON that `ownPhrases` returns. */
  states: {
    given: { readonly text: string; readonly phrases: string }
    answer: TextToMark
  }
  /** The same for an unparsed body. */
  addBody: {
    given: { readonly body: Uint8Array }
    answer: (TextToAdd & { readonly title: string }) | RefusedBody
  }
  statesBody: {
    given: { readonly body: Uint8Array; readonly phrases: string }
    answer: TextToMark | RefusedBody
  }
  /** The answer to `getTextStates` as JSON. */
  statesJson: { given: StatesInput; answer: Uint8Array }
  /** What an article is listed and found by. */
  article: { given: { readonly text: string }; answer: ArticleWords }
  /** The entries of somebody's list, by line; lines are separated by NUL. */
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

/** Columns of `addWords`, as PostgreSQL writes arrays; texts are UTF-8, separated by ASCII's unit separator. */
export interface TextToAdd {
  readonly hash: Uint8Array
  readonly spellIds: string
  readonly headwords: Uint8Array
  readonly priorities: string
  readonly counts: string
  readonly sentences: Uint8Array
  readonly positions: string
  /** Words that the text has, and the first of those that no dictionary of ours has. */
  readonly found: number
  readonly unknown: readonly string[]
}

/** Columns of an article's words, as PostgreSQL writes arrays. */
export interface ArticleWords {
  readonly spellIds: string
  readonly counts: string
  readonly areCommon: string
  /** All words that stand in it, names and unknown ones included. */
  readonly wordCount: number
  /** Null where it has no words. */
  readonly level: ReturnType<typeof textLevel>['level'] | null
}

export interface FoundEntries {
  /** By line; -1 where the dictionary has none. */
  readonly spellIds: Int32Array
  /** By line, separated by NUL. */
  readonly headwords: string
}

/** Does a task, in whatever thread it is called. */
export function performTask(textWords: TextWords, request: TextRequest): TextAnswer {
  switch (request.task) {
    case 'add':
      return textToAdd(textWords, request.text)
    case 'states':
      return textToMark(textWords, request.text, request.phrases)
    case 'addBody':
      return parseBodyThen(addFromText.body!, request.body, ({ text, title = '' }) => ({
        ...textToAdd(textWords, text),
        title,
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

/** The unit separator of ASCII, which no text has a use for; chr(31) in SQL. */
const separator = '\x1f'

/** PostgreSQL's text holds no NUL either, and pasted texts may. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const withoutSeparators = (text: string) => text.replace(/[\0\x1f]/g, '')

/** An array as PostgreSQL writes it. */
const numbers = (values: readonly number[]) => `{${values.join(',')}}`
