import { normalForm } from './normal-form'

/** A sense with our translations, and the sense keys that it stands for. */
export interface TranslatedSense {
  readonly key: string
  readonly equivalents: readonly string[]
  readonly covers: readonly string[]
}

export interface Agreement {
  /** Senses that both have. */
  readonly compared: number
  /** Those in which at least one equivalent is the same. */
  readonly agreed: number
  /** The others: key, ours, theirs, separated by tabs. */
  readonly misses: readonly string[]
}

/** Compares our translations with those of another source, sense by sense. */
export function compareSenses(
  senses: readonly TranslatedSense[],
  others: ReadonlyMap<string, readonly string[]>,
  lang: string,
): Agreement {
  const misses: string[] = []
  let compared = 0
  for (const { key, equivalents, covers } of senses) {
    const theirs = covers.flatMap((one) => others.get(one) ?? [])
    if (theirs.length === 0) continue
    compared++
    const forms = new Set(theirs.map((word) => normalForm(word, lang)))
    if (equivalents.some((word) => forms.has(normalForm(word, lang)))) continue
    misses.push([key, equivalents.join('; '), [...new Set(theirs)].join('; ')].join('\t'))
  }
  return { compared, agreed: compared - misses.length, misses }
}
