import { languageCode } from '@wordhoard/lexicon/language-code'
import { addEquivalent } from '../packs/pack-source'
import { type Fields, objects, plainText, texts } from './fields'

/** Most languages and meanings of an entry that are kept; *water* has 1,400. */
const MAX_TEXTS = 2_000
const MAX_LABEL = 120

/** Codes of languages that are kept besides those of two letters (ISO 639-1). */
const longerCodes: ReadonlySet<string> = new Set(['fil', 'zh-Hant'])

/**
 * Returns the translations of an entry: a text for each language and meaning, with code, meaning and equivalents,
 * separated by tabs. Translations stand in the entry, with the meaning in the words of those who made the list, or in its
 * senses.
 */
export function translationsOf(entry: Fields): string[] {
  const found = new Map<string, string[]>()
  const add = (translation: Fields, otherwise: string) => {
    const written = translation.lang_code ?? translation.code
    const code = typeof written === 'string' ? codeOf(written, texts(translation.tags)) : undefined
    if (code === undefined) return
    const label = (plainText(translation.sense) || otherwise).slice(0, MAX_LABEL)
    const key = `${code}\t${label}`
    const equivalents = found.get(key) ?? []
    addEquivalent(equivalents, plainText(translation.word))
    if (equivalents.length > 0) found.set(key, equivalents)
  }
  for (const translation of objects(entry.translations)) add(translation, '')
  for (const sense of objects(entry.senses)) {
    const gloss = plainText(texts(sense.glosses).at(-1))
    for (const translation of objects(sense.translations)) add(translation, gloss)
  }
  return [...found].slice(0, MAX_TEXTS).map(([key, equivalents]) => [key, ...equivalents].join('\t'))
}

/** Returns the code under which a language is kept; undefined for dialects and languages that hardly anybody reads. */
function codeOf(written: string, tags: readonly string[]): string | undefined {
  const code = languageCode(written)
  if (code === undefined || (code.length > 2 && !longerCodes.has(code))) return undefined
  return code === 'zh' && tags.some((tag) => /^traditional/iu.test(tag)) ? 'zh-Hant' : code
}
