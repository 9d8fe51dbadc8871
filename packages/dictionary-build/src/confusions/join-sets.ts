import type { Entry } from '../model'
import { findDetails, inflectAlike, type WordToInflect } from './inflect-alike'

const KINDS = new Set(['form', 'sound', 'meaning', 'language'])
const LANGUAGES = new Set(['ar', 'de', 'es', 'fr', 'hi', 'it', 'ja', 'pl', 'pt', 'tr', 'uk', 'zh'])
const FEWEST_WORDS = 3
const MOST_WORDS = 20
/** A word of at least so many letters may not be in its own sentence twice: the other place would tell it. */
const MIN_REPEATED = 4
const bracket = /\[([^\]]+)\]/gu

/** What the join needs to know of the dictionary. */
export interface JoinDictionary {
  /** Returns the entry of exactly this headword. */
  find(headword: string): Entry | undefined
  isAttested(form: string): boolean
  /** Returns the headwords that a form may stand for. */
  headwordsOf(form: string): readonly string[]
}

/** A line of a draft that was left out, and why. */
export interface DroppedSet {
  readonly line: string
  readonly why: string
}

interface DraftSet {
  readonly line: string
  readonly kind: string
  readonly words: readonly string[]
  readonly languages: readonly string[]
  readonly sentences: readonly string[]
}

/**
 * Joins drafts of sets to one table, with the choices in the brackets of each sentence. Leaves out what breaks a rule,
 * and sets that share two words with a larger or earlier one.
 */
export function joinSets(
  drafts: readonly string[],
  dictionary: JoinDictionary,
): { readonly lines: readonly string[]; readonly dropped: readonly DroppedSet[] } {
  const dropped: DroppedSet[] = []
  const sets: DraftSet[] = []
  const seen = new Set<string>()
  for (const line of drafts) {
    if (line.trim() === '') continue
    const set = parseDraft(line)
    const why = set.sentences.some((sentence) => seen.has(sentence))
      ? 'a sentence twice'
      : findFault(set, dictionary)
    if (why === undefined) sets.push(set)
    else dropped.push({ line, why })
    for (const sentence of set.sentences) seen.add(sentence)
  }
  const kept = dropOverlaps(sets, dropped)
  const lines: string[] = []
  for (const set of kept) {
    const sentences = set.sentences.map((sentence, index) => addChoices(set, sentence, index, dictionary))
    const bad = sentences.find((sentence) => hasEqualChoices(sentence))
    if (bad !== undefined) {
      dropped.push({ line: set.line, why: `choices are alike: ${bad}` })
      continue
    }
    lines.push([set.kind, set.words.join(' | '), set.languages.join(','), sentences.join(' * ')].join('\t'))
  }
  return { lines: lines.sort(), dropped }
}

function parseDraft(line: string): DraftSet {
  const [kind = '', words = '', languages = '', sentences = ''] = line.split('\t')
  return {
    line,
    kind,
    words: words.split('|').map((word) => word.trim()),
    languages: languages
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== ''),
    // A table that was joined before may be joined again.
    sentences: sentences
      .split(' * ')
      .map((text, index) =>
        text
          .trim()
          .replace(
            bracket,
            (_, inside: string) => `[${inside.split('|').at(inside.includes('|') ? index : 0)}]`,
          ),
      ),
  }
}

const headwordOf = (named: string) => named.split('/')[0]!

function wordOf(named: string, dictionary: JoinDictionary): WordToInflect | undefined {
  const [headword = '', partOfSpeech] = named.split('/')
  const entry = dictionary.find(headword)
  if (entry?.headword !== headword) return undefined
  return { entry, partOfSpeech, head: dictionary.find(headword.split(' ')[0]!) ?? entry }
}

function findFault(set: DraftSet, dictionary: JoinDictionary): string | undefined {
  const { kind, words, languages, sentences } = set
  if (!KINDS.has(kind)) return `kind ${kind}`
  const unknown = languages.find((code) => !LANGUAGES.has(code))
  if (unknown !== undefined) return `language ${unknown}`
  if (kind === 'language' && languages.length === 0) return 'no language'
  if (words.length < 2 || words.length > 3 || new Set(words.map(headwordOf)).size !== words.length)
    return 'number of words'
  if (sentences.length !== words.length || new Set(sentences).size !== sentences.length)
    return 'number of sentences'
  const missing = words.find((word) => (wordOf(word, dictionary)?.entry.senses.length ?? 0) === 0)
  if (missing !== undefined) return `no headword: ${missing}`
  for (const [index, sentence] of sentences.entries()) {
    const why = findFaultOfSentence(set, sentence, index, dictionary)
    if (why !== undefined) return why
  }
  return undefined
}

function findFaultOfSentence(
  { words }: DraftSet,
  sentence: string,
  index: number,
  dictionary: JoinDictionary,
): string | undefined {
  const brackets = [...sentence.matchAll(bracket)]
  if (brackets.length !== 1) return `brackets: ${sentence}`
  const [inBrackets, form = ''] = brackets[0]!
  const count = sentence.split(/\s+/).length
  if (count < FEWEST_WORDS || count > MOST_WORDS) return `${count} words: ${sentence}`
  if (!/^[“‘\p{Lu}\d[].*[.?!…”’]$/u.test(sentence) || /['"_|*]/.test(sentence)) return `shape: ${sentence}`
  const word = wordOf(words[index]!, dictionary)!
  if (findDetails(word, toHeadwordForm(form), '').length === 0)
    return `${form} is no form of ${words[index]}: ${sentence}`
  const rest = sentence.replace(inBrackets, ' ').toLowerCase()
  const around: readonly string[] = rest.match(/[\p{L}’-]+/gu) ?? []
  const given = words
    .map(headwordOf)
    .find((headword, at) =>
      at === index
        ? headword.length >= MIN_REPEATED && around.includes(headword)
        : occurs(headword, around, rest, dictionary),
    )
  return given === undefined ? undefined : `${given} occurs beside the gap: ${sentence}`
}

function occurs(
  headword: string,
  around: readonly string[],
  rest: string,
  dictionary: JoinDictionary,
): boolean {
  if (headword.includes(' ')) return ` ${rest} `.includes(` ${headword} `)
  return around.some((each) => each === headword || dictionary.headwordsOf(each).includes(headword))
}

/** Returns a form as headwords are written. */
const toHeadwordForm = (form: string) => form.replaceAll('’', "'").toLowerCase()

/** Keeps of sets that share two words the largest, else the first; the same words twice keep all their languages. */
function dropOverlaps(sets: readonly DraftSet[], dropped: DroppedSet[]): DraftSet[] {
  const bySize = sets
    .map((set, index) => ({ set, index }))
    .sort((a, b) => b.set.words.length - a.set.words.length || a.index - b.index)
  const kept: DraftSet[] = []
  const byPair = new Map<string, number>()
  for (const { set } of bySize) {
    const pairs = pairsOf(set.words.map(headwordOf))
    const earlier = pairs.map((pair) => byPair.get(pair)).find((at) => at !== undefined)
    if (earlier === undefined) {
      for (const pair of pairs) byPair.set(pair, kept.length)
      kept.push(set)
      continue
    }
    const other = kept[earlier]!
    // A set for everybody covers that of some languages.
    if (other.languages.length > 0) {
      const languages = set.languages.length === 0 ? [] : [...new Set([...other.languages, ...set.languages])]
      kept[earlier] = {
        ...other,
        kind: languages.length === 0 && other.kind === 'language' ? set.kind : other.kind,
        languages,
      }
    }
    dropped.push({ line: set.line, why: `shares two words with ${other.words.join(' | ')}` })
  }
  return kept
}

function pairsOf(words: readonly string[]): string[] {
  return words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other].sort().join('|')))
}

/** Writes the choices of a sentence into its brackets: each word of the set as it'd stand there, in the set's order. */
function addChoices(set: DraftSet, sentence: string, index: number, dictionary: JoinDictionary): string {
  const [inBrackets, form = ''] = [...sentence.matchAll(bracket)][0]!
  const before = sentence.slice(0, sentence.indexOf(inBrackets))
  const own = wordOf(set.words[index]!, dictionary)!
  const isFirst = /^[“‘]?$/u.test(before) || /[.?!:]\s+[“‘]?$/u.test(before)
  const shown = isFirst ? form.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : form
  const isCapital = /^\p{Lu}/u.test(shown)
  // The right word must not be told by its capital or its apostrophe.
  const likeShown = (other: string) =>
    (isCapital ? other.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : other).replaceAll("'", '’')
  const details = findDetails(own, toHeadwordForm(form), before)
  const choices = set.words.map((named, at) =>
    at === index
      ? shown
      : likeShown(inflectAlike(wordOf(named, dictionary)!, details, dictionary.isAttested)),
  )
  return sentence.replace(inBrackets, `[${choices.join('|')}]`)
}

function hasEqualChoices(sentence: string): boolean {
  const choices = /\[([^\]]+)\]/u.exec(sentence)![1]!.toLowerCase().split('|')
  return new Set(choices).size !== choices.length
}
