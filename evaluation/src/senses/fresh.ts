import { readFileSync } from 'node:fs'
import type { SenseRanker } from '@wordhoard/senses/ranker'
import { type EntrySenses, rankTapped } from './rank-tapped'
import type { TapInventory } from './source-inventory'
import { tapOf } from './tapped'

/** A sentence with a tapped word, and what is right for it. What is undefined isn't asked. */
interface TappedSentence {
  readonly form: string
  readonly text: string
  /** Headwords of the right entry. */
  readonly headwords: readonly string[]
  /** Keys of the right definitions, or of senses that they stand for. */
  readonly keys?: readonly string[] | undefined
  /** One of these stands in the right definition. */
  readonly parts?: readonly string[] | undefined
  readonly partOfSpeech?: string | undefined
  /** How the headword is spoken there. */
  readonly ipa?: string | undefined
}

/** How many sentences ask for something, and in how many it was right, first or among three. */
interface Total {
  total: number
  first: number
  three: number
}

export type FreshTotals = Readonly<Record<'entry' | 'sense' | 'class' | 'sound', Total>>

const words = (field: string) => (field === '' ? undefined : field.split(' '))

/** Reads one of the samples in `samples/fresh`, of which only totals are ever shown. */
const readers: Readonly<Record<string, (fields: readonly string[]) => TappedSentence>> = {
  tapped: ([form = '', headwords = '', keys = '', text = '']) => ({
    ...{ form, text, headwords: headwords.split('|'), keys: words(keys) },
  }),
  everyday: ([form = '', text = '', parts = '', keys = '']) => ({
    ...{ form, text, headwords: [form], parts: parts.split('|'), keys: words(keys) ?? [] },
  }),
  heteronyms: ([form = '', headword = '', partOfSpeech = '', , ipa = '', , text = '']) => ({
    ...{ form, text, headwords: [headword], partOfSpeech, ipa },
  }),
}

/** Names of the fresh samples of senses. */
export const freshNames = Object.keys(readers)

export function readFresh(name: string): TappedSentence[] {
  const file = new URL(`../../samples/fresh/fresh-${name}.tsv`, import.meta.url)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => readers[name]!(line.split('\t')))
}

/** Returns where the tapped word stands: as written, or as a word that begins like it (posts, posted). */
export function findForm(text: string, form: string): { form: string; at: number } | undefined {
  const escaped = form.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').exec(text)
  const found =
    whole ??
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped.slice(0, -1)}\\p{L}*(?![\\p{L}\\p{N}])`, 'iu').exec(text)
  return found ? { form: found[0], at: found.index } : undefined
}

/** Ranks the tapped words of sentences as the product does, and counts what is right. */
export async function scoreFresh(
  sentences: readonly TappedSentence[],
  inventory: Pick<TapInventory, 'definitions' | 'lexicon' | 'soundOf'>,
  ranker: SenseRanker,
): Promise<FreshTotals> {
  const count = (): Total => ({ total: 0, first: 0, three: 0 })
  const totals = { entry: count(), sense: count(), class: count(), sound: count() }
  for (const sentence of sentences) {
    const place = findForm(sentence.text, sentence.form)
    const tap = place && tapOf({ context: sentence.text, ...place }, inventory.lexicon)
    const ranked = tap && (await rankTapped(tap, { context: sentence.text, topic: '' }, ranker, sensesOf))
    const shown = (ranked?.keys ?? []).map(readName)
    const add = (total: Total, isRight: (one: (typeof shown)[number]) => boolean) => {
      total.total++
      if (shown.slice(0, 1).some(isRight)) total.first++
      if (shown.slice(0, 3).some(isRight)) total.three++
    }
    const { headwords, keys, parts = [], partOfSpeech, ipa } = sentence
    add(totals.entry, ({ headword }) => headwords.includes(headword))
    if (keys) {
      add(totals.sense, ({ headword, index }) => {
        const { keys: covered, names, texts } = inventory.definitions(headword)!
        const own = [names[index]!, ...covered[index]!]
        return own.some((key) => keys.includes(key)) || parts.some((part) => texts[index]!.includes(part))
      })
    }
    if (partOfSpeech !== undefined) {
      add(
        totals.class,
        ({ headword, index }) => inventory.definitions(headword)!.profiles[index]!.p === partOfSpeech,
      )
    }
    if (ipa !== undefined) {
      add(totals.sound, ({ headword, index }) => inventory.soundOf(headword, index) === ipa)
    }
  }
  return totals

  function sensesOf(headword: string): EntrySenses | undefined {
    const found = inventory.definitions(headword)
    return (
      found && { keys: found.profiles.map((_, index) => `${index} ${headword}`), profiles: found.profiles }
    )
  }
}

/** Returns the headword and the place of a definition from the name by which it was ranked. */
function readName(name: string): { headword: string; index: number } {
  const [index = ''] = name.split(' ')
  return { headword: name.slice(index.length + 1), index: Number(index) }
}
