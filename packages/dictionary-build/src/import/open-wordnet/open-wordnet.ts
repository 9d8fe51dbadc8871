import { type PartOfSpeech, partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type { Headwords } from '../headwords'
import type { HeadedPart, ImportedSense, ImportedSound } from '../imported-part'
import { plainIpa } from '../plain-ipa'
import type { PartBatch } from '../record-source'
import { plainText } from '../wiktionary/fields'
import { OPEN_WORDNET_KEY } from './keys'

/** A word and the synset that it is a sense of. */
export interface OpenSense {
  /** WordNet's sense key: bank%1:17:01:: */
  readonly key: string
  readonly synset: string
  /** Keys of the senses that are its opposites. */
  readonly antonyms: readonly string[]
  readonly exemplifies: readonly string[]
}

/** A word in one part of speech. */
export interface OpenEntry {
  readonly lemma: string
  /** n, v, a, s (satellite adjective) or r. */
  readonly pos: string
  readonly sounds: readonly { readonly value: string; readonly variety: string }[]
  readonly senses: readonly OpenSense[]
}

export interface OpenSynset {
  readonly definition: string
  readonly examples: readonly string[]
  readonly members: readonly string[]
  readonly hypernyms: readonly string[]
  readonly isInstance: boolean
  readonly topics: readonly string[]
  readonly regions: readonly string[]
  readonly exemplifies: readonly string[]
}

/** The content of an Open English WordNet: about 120,000 synsets, held in memory while parts are made from them. */
export interface OpenWordNet {
  readonly entries: readonly OpenEntry[]
  readonly synsets: ReadonlyMap<string, OpenSynset>
  /** Number of items that couldn't be read, by name. */
  readonly counts: Readonly<Record<string, number>>
}

const partsOfSpeech: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  s: 'adjective',
  r: 'adverb',
}

/** Lexicographer files whose capitalised words are names: animals, groups, places and plants (see add-wordnet.ts). */
const filesOfNames = new Set(['05', '14', '15', '20'])

const BATCH_ENTRIES = 5_000

/** Yields the parts of a WordNet from an entry onwards; positions are entry numbers. */
export async function* openWordNetBatches(
  read: () => Promise<OpenWordNet>,
  from: number,
  headwords: Headwords,
): AsyncGenerator<PartBatch> {
  const wordNet = await read()
  const { entries } = wordNet
  for (let at = from; at < entries.length; at += BATCH_ENTRIES) {
    const some = entries.slice(at, at + BATCH_ENTRIES)
    const parts = some.flatMap((entry) => partOf(entry, wordNet, headwords) ?? [])
    const position = Math.min(entries.length, at + BATCH_ENTRIES)
    const counts: Record<string, number> = {
      entries: parts.length,
      'not words': some.length - parts.length,
      ...(at === 0 && wordNet.counts),
    }
    yield { parts, position, counts, share: position / entries.length }
  }
}

function partOf(entry: OpenEntry, wordNet: OpenWordNet, headwords: Headwords): HeadedPart | undefined {
  const spelling = headwords.spelling(entry.lemma)
  const plain = partsOfSpeech[entry.pos]
  if (spelling === undefined || plain === undefined) return undefined
  const isNameOnly =
    entry.senses.length > 0 && entry.senses.every((sense) => isName(sense, spelling, wordNet))
  const senses = entry.senses.flatMap((sense) => senseOf(sense, entry.lemma, wordNet) ?? [])
  if (senses.length === 0) return undefined
  const partOfSpeech = plain === 'noun' && isNameOnly ? 'proper noun' : plain
  const sounds = soundsOf(entry)
  const part = { spelling, partOfSpeech, senses, ...(sounds.length > 0 && { sounds }) }
  return partOfSpeechBits[partOfSpeech] ? { headword: headwords.of(spelling), part } : undefined
}

function isName(sense: OpenSense, spelling: string, wordNet: OpenWordNet): boolean {
  if (!/^\p{Lu}/u.test(spelling)) return false
  const file = /%\d:(\d\d):/u.exec(sense.key)?.[1] ?? ''
  return wordNet.synsets.get(sense.synset)?.isInstance === true || filesOfNames.has(file)
}

function senseOf(sense: OpenSense, lemma: string, wordNet: OpenWordNet): ImportedSense | undefined {
  const synset = wordNet.synsets.get(sense.synset)
  const text = plainText(synset?.definition)
  if (!synset || text === '') return undefined
  const first = (ids: readonly string[]) =>
    ids.flatMap((id) => wordNet.synsets.get(id)?.members[0] ?? []).map(plainText)
  const lists = {
    examples: synset.examples.map((example) => plainText(example).replace(/^["“](.*)["”]$/u, '$1')),
    synonyms: synset.members.filter((member) => member !== lemma).map(plainText),
    antonyms: sense.antonyms.map(lemmaOfKey),
    hypernyms: first(synset.hypernyms),
    regions: first(synset.regions),
    categories: first(synset.topics),
    usages: [...first(synset.exemplifies), ...sense.exemplifies.map(lemmaOfKey)],
  }
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0)
  return { key: OPEN_WORDNET_KEY + plainText(sense.key), text, ...Object.fromEntries(filled) }
}

function lemmaOfKey(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('%'))).replaceAll('_', ' ')
}

const MAX_SOUNDS = 2

/**
 * Returns the pronunciations of an entry. Varieties are region codes (GB, US); without one, the pronunciation holds
 * everywhere.
 */
function soundsOf(entry: OpenEntry): ImportedSound[] {
  const sounds = entry.sounds.flatMap(({ value, variety }) => {
    const ipa = plainIpa(value)
    const accent = /GB/iu.test(variety) ? '' : variety === '' ? '?' : variety.replace(/^en-/iu, '')
    return ipa === undefined ? [] : [{ ipa, accent }]
  })
  const order = (accent: string) => (accent === '' ? 0 : accent === '?' ? 1 : 2)
  return sounds.sort((a, b) => order(a.accent) - order(b.accent)).slice(0, MAX_SOUNDS)
}
