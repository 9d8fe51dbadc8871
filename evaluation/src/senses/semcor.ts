import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { WordClass } from '@wordhoard/senses/context/word-class'
import { topicWords } from '@wordhoard/senses/words/topic-words'

/** A word of a corpus with the context that a reader's tap would send. */
interface MetWord {
  /** Documents are numbered in the file's order. */
  readonly document: number
  readonly context: string
}

/** A word with the keys of the senses it was tagged with. */
export interface TaggedWord extends MetWord {
  /** In these documents every open-class word was tagged; in the others verbs only. */
  readonly fullyTagged: boolean
  readonly gold: readonly string[]
}

/** A word used as a function word, which gets no sense tag. */
export interface FunctionWord extends MetWord {
  readonly headword: string
}

/** A word of an open class whose sense nobody tagged: in some documents that is all but the verbs. */
export interface UntaggedWord extends MetWord {
  /** As written, lower case, spaces between the words of a phrase. */
  readonly form: string
  readonly isPlural: boolean
  readonly wordClass: WordClass
}

export interface Semcor {
  readonly tagged: readonly TaggedWord[]
  readonly untagged: readonly UntaggedWord[]
  readonly functionWords: readonly FunctionWord[]
  /** What each document is about, by its number: as a reader's tap would tell it. */
  readonly topics: readonly string[]
}

const contextWords = 7

/** The context of a token: up to 7 raw words each side within the sentence, phrases (a_b) counted by their words. */
export function contextOf(tokens: readonly string[], index: number): string {
  const words = (part: readonly string[]) => part.join(' ').replaceAll('_', ' ').split(' ').filter(Boolean)
  return [
    ...words(tokens.slice(Math.max(0, index - contextWords), index)).slice(-contextWords),
    ...words([tokens[index]!]),
    ...words(tokens.slice(index + 1, index + 1 + contextWords)).slice(0, contextWords),
  ].join(' ')
}

/** A name tagged as just some person, group or place: its headword is not in the text, so nobody could tap it. */
const standIn = /^(person|group|location)%1:03:00::/

const closedTag = /^(IN|DT|PDT|WDT|PRP\$?|WP\$?|MD|CC|TO|EX|UH|WRB)$/
const auxiliaries = new Map(
  ['be am is are was were been being', 'have has had having', 'do does did'].flatMap((line) => {
    const [base = '', ...forms] = line.split(' ')
    return [base, ...forms].map((form) => [form, base] as const)
  }),
)

/** The headword of a token without a sense tag that is used as a function word; undefined for other tokens. */
function functionHeadword(form: string, tag: string): string | undefined {
  const lower = form.toLowerCase()
  const auxiliary = auxiliaries.get(lower)
  // Auxiliary verbs are left without a sense, main verbs never are (in the fully tagged documents).
  if (auxiliary !== undefined) return /^V/.test(tag) ? auxiliary : undefined
  return closedTag.test(tag) ? lower : undefined
}

/** Classes of tags whose words are left untagged in documents of which only verbs were tagged. */
const openTags = new Map<string, WordClass>([
  ['NN', 'noun'],
  ['NNS', 'noun'],
  ['JJ', 'adjective'],
  ['RB', 'adverb'],
])

/** Adds the words written small to the counts; others are mostly names. */
function countWords(counts: Map<string, number>, tokens: readonly string[]): void {
  for (const token of tokens) {
    for (const word of token.split('_')) {
      if (/^\p{Ll}+$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
}

/**
 * Reads SemCor from a tab-separated file (gzip): document, sentence, form, lemma, Penn tag, sense keys; one token a line.
 *
 * @param isWanted which headwords' uses as function words are wanted
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
          untagged.push({ document, context: contextOf(tokens, index), ...word })
        }
        const headword = fullyTagged ? functionHeadword(form, tag) : undefined
        if (headword === undefined || !isWanted(headword)) continue
        functionWords.push({ document, context: contextOf(tokens, index), headword })
      } else if (!standIn.test(keys) || keys.startsWith(`${form.toLowerCase()}%`)) {
        tagged.push({ document, context: contextOf(tokens, index), fullyTagged, gold: keys.split(' ') })
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
