import * as z from 'zod/mini'

/** Maximum length of a language tag, in characters (RFC 5646, section 4.4.1). */
const MAX_TAG_LENGTH = 35

/** Languages into which every sense for learners is translated by us. */
export const ownLanguages = ['ar', 'de', 'es', 'fr', 'hi', 'it', 'ja', 'pl', 'pt', 'tr', 'uk', 'zh'] as const
export type OwnLanguage = (typeof ownLanguages)[number]

/** Returns a language tag in its usual spelling: pt-BR for PT-br; undefined for what is no tag. */
export function spellTag(text: string): string | undefined {
  if (text.length > MAX_TAG_LENGTH) return undefined
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}

/** A language that somebody states as theirs, as a BCP 47 tag. */
export const languageTag = z.string().check(
  z.trim(),
  z.refine((text) => spellTag(text) !== undefined, { error: 'Choose a language' }),
  z.overwrite((text) => spellTag(text) ?? text),
)

/**
 * The language in which translations are wanted (BCP 47). Whatever it says is accepted: a language that we don't have
 * adds no translations.
 */
export const wantedLanguage = z.catch(z.optional(z.string()), undefined)

/** When translations are shown. */
export const showTranslations = z.enum(['always', 'on_tap', 'never'])
export type ShowTranslations = z.infer<typeof showTranslations>

/** Where translations come from that aren't ours. */
export const translationsFrom = z.object({
  /** Name of the pack, as its source is shown. */
  source: z.string(),
  /** Whether they are those of the word in all its meanings, not of this meaning. */
  has_other_meanings: z.boolean(),
})
export type TranslationsFrom = z.infer<typeof translationsFrom>

/** Fields of a definition in answers to calls with a language. */
export const translationFields = {
  /** What a learner would say in their language, best first. Only in answers to calls with a language. */
  translations: z.optional(z.array(z.string())),
  /** Present if the translations aren't ours. */
  translations_from: z.optional(translationsFrom),
}

/** Translations by the id of their definition; definitions without any are left out. */
export const translationsById = z.record(z.string(), z.array(z.string()))
/** By the id of the definition: where translations come from that aren't ours. */
export const translationsFromById = z.record(z.string(), translationsFrom)
