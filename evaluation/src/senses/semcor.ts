import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { WordClass } from '@wordhoard/senses/context/word-class'
import { topicWords } from '@wordhoard/senses/words/topic-words'

/** A word of a corpus with the context that a reader's tap would send. */
interface MetWord {
  /** Number of its document, in the file's order. */
  readonly document: number
  readonly context: string
}

/** A word tagged with the keys of its senses. */
export interface TaggedWord extends MetWord {
  /** Whether every open-class word in its document was tagged; in the other documents only verbs were. */
  readonly fullyTagged: boolean
  readonly gold: readonly string[]
  /** As written, with spaces between the words of a phrase. */
  readonly form: string
  /** Where it begins in its context. */
  readonly at: number
}

/** A word used as a function word, which gets no sense tag. */
export interface FunctionWord extends MetWord {
  readonly headword: string
}

/** An open-class word without a sense tag; in some documents, that is everything except the verbs. */
export interface UntaggedWord extends MetWord {
  /** As written, in lower case, with spaces between the words of a phrase. */
  readonly form: string
  readonly isPlural: boolean
  readonly wordClass: WordClass
}

export interface Semcor {
  readonly tagged: readonly TaggedWord[]
  readonly untagged: readonly UntaggedWord[]
  readonly functionWords: readonly FunctionWord[]
  /** Topic of each document by its number, as a reader's tap would send it. */
  readonly topics: readonly string[]
}

const contextWords = 7

/** The words around a token, and the token itself. */
export interface TokenContext {
  readonly context: string
  /** The token as written, with spaces between the words of a phrase. */
  readonly form: string
  /** Where it begins in the context. */
  readonly at: number
}

/**
 * Returns the context of a token: up to 7 raw words on each side within the sentence, counting each word of a phrase
 * (a_b).
 */
export function contextOf(tokens: readonly string[], index: number): TokenContext {
  const words = (part: readonly string[]) => part.join(' ').replaceAll('_', ' ').split(' ').filter(Boolean)
  const before = words(tokens.slice(Math.max(0, index - contextWords), index)).slice(-contextWords)
  const own = words([tokens[index]!])
  const after = words(tokens.slice(index + 1, index + 1 + contextWords)).slice(0, contextWords)
  const at = before.reduce((sum, word) => sum + word.length + 1, 0)
  return { context: [...before, ...own, ...after].join(' '), form: own.join(' '), at }
}

/** A name tagged as just some person, group or place: its headword is not in the text, so nobody could tap it. */
const genericNameKey = /^(person|group|location)%1:03:00::/

const closedTag = /^(IN|DT|PDT|WDT|PRP\$?|WP\$?|MD|CC|TO|EX|UH|WRB)$/
const auxiliaries = new Map(
  ['be am is are was were been being', 'have has had having', 'do does did'].flatMap((line) => {
    const [base = '', ...forms] = line.split(' ')
    return [base, ...forms].map((form) => [form, base] as const)
  }),
)

/** Returns the headword of an untagged token used as a function word; undefined for other tokens. */
function functionHeadword(form: string, tag: string): string | undefined {
  const lower = form.toLowerCase()
  const auxiliary = auxiliaries.get(lower)
  // In the fully tagged documents, auxiliary verbs have no sense tag and main verbs always have one.
  if (auxiliary !== undefined) return /^V/.test(tag) ? auxiliary : undefined
  return closedTag.test(tag) ? lower : undefined
}

/** Tags of open-class words that have no sense in the documents where only verbs were tagged. */
const openTags = new Map<string, WordClass>([
  ['NN', 'noun'],
  ['NNS', 'noun'],
  ['JJ', 'adjective'],
  ['RB', 'adverb'],
])

/** Adds the words written in lower case to the counts; the others are mostly names. */
export function countWords(counts: Map<string, number>, tokens: readonly string[]): void {
  for (const token of tokens) {
    for (const word of token.split('_')) {
      if (/^\p{Ll}+$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
}

/**
 * Reads SemCor from a gzipped, tab-separated file: document, sentence, form, lemma, Penn tag, sense keys; one token per
 * line.
 *
 * @param isWanted whether to collect a headword's uses as a function word
 */
export function readSemcor(path: string, isWanted: (headword: string) => boolean): Semcor {
  const tagged: TaggedWord[] = []
  const functionWords: FunctionWord[] = []
  const untagged: UntaggedWord[] = []
  const documents = new Map<string, number>()
  const texts: Map<string, number>[] = []
  let sentence: string[][] = []
  const finish = () => {
    const tokens = sentence.map((columns) => columns[2]!)
    const [first] = sentence
    if (first) countWords(texts[documents.get(first[0]!)!]!, tokens)
    for (const [index, [name = '', , form = '', , tag = '', keys = '']] of sentence.entries()) {
      const document = documents.get(name)!
      const fullyTagged = !name.startsWith('brownv/')
      if (keys === '') {
        const wordClass = openTags.get(tag)
        if (!fullyTagged && wordClass && /^\p{Ll}/u.test(form)) {
          const word = { form: form.replaceAll('_', ' ').toLowerCase(), isPlural: tag === 'NNS', wordClass }
          untagged.push({ document, context: contextOf(tokens, index).context, ...word })
        }
        const headword = fullyTagged ? functionHeadword(form, tag) : undefined
        if (headword === undefined || !isWanted(headword)) continue
        functionWords.push({ document, context: contextOf(tokens, index).context, headword })
      } else if (!genericNameKey.test(keys) || keys.startsWith(`${form.toLowerCase()}%`)) {
        tagged.push({ document, ...contextOf(tokens, index), fullyTagged, gold: keys.split(' ') })
      }
    }
    sentence = []
  }
  let current = ''
  for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n').slice(1)) {
    if (line === '') continue
    const columns = line.split('\t')
    const name = columns[0]!
    if (!documents.has(name)) {
      documents.set(name, documents.size)
      texts.push(new Map())
    }
    const id = `${name} ${columns[1]}`
    if (id !== current) finish()
    current = id
    sentence.push(columns)
  }
  finish()
  return { tagged, untagged, functionWords, topics: texts.map(topicWords) }
}
