import { type PartOfSpeech, partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type { SenseProfile } from '@wordhoard/senses/profile'
import type { EntryForm } from '../../model'
import { partOfSpeechOfKey } from '../../parts-of-speech'
import { copyJsonLine, copyLine } from '../../rows/copy'
import { definitionRow, relationRows } from '../../rows/definition-rows'
import { spellDocument } from '../../rows/document-row'
import { profilesOf } from '../../rows/senses-row'
import { phraseRow } from '../../rows/spell-rows'
import type { Pronunciations } from '../../sound/pronunciations'
import { SOUND } from '../../sources'
import { OPEN_WORDNET } from '../sources'
import { type ChosenSounds, chooseSounds, partsSpokenBySense } from './choose-sounds'
import { type BatchDictionary, entryOfImport, type SpellFacts } from './entry-of-import'
import { mergeSenses } from './merge-senses'
import { type DefinitionDocument, enrichDefinition, placeOf, type SpellDocument } from './merged-document'
import { formsOf, formsToShow, type ImportedWord, sensesOf, type WordSense } from './word-of-import'
import { audioOf, collectSounds, type WordSound } from './word-sounds'

/** What the build made of a spell. */
export interface BuiltSpell {
  readonly document: string
  readonly senses: string
  /** Keys of its definitions and of the senses that they cover, by id. */
  readonly keys: ReadonlyMap<number, { readonly key: string; readonly covers: readonly string[] }>
}

/** Everything that composing a word needs. */
export interface WordContext {
  readonly dictionary: BatchDictionary
  /** Returns the id of a definition with this key, or a new id. */
  definitionId(key: string): number
  /** Returns whether a form has an entry of its own. */
  isHeadword(form: string): boolean
  /** Returns the American spellings of a headword. */
  american(headword: string): readonly string[]
  /** Returns a definition or an example of a word in British English. */
  british(text: string, headword: string, isExample: boolean): string
  readonly pronunciations: Pronunciations
}

/** Rows of one spell in COPY's text format, by table. */
export interface WordRows {
  readonly tables: Partial<Record<ComposedTableName, string>>
  /** Ids of the build's definitions with their new positions. */
  readonly ordinals: string
  readonly posMask: number
}

export type ComposedTableName =
  | 'imported_spell'
  | 'definition'
  | 'definition_relation'
  | 'spell_form'
  | 'pronunciation'
  | 'phrase'
  | 'spell_audio'
  | 'spell_document'
  | 'spell_senses'

/**
 * Ordinals from which imported pronunciations are numbered, before and after those of the build, which count from 0.
 */
const BEFORE_BUILT = -100
const AFTER_BUILT = 50

/** Composes a spell from what the build made of it and what the imports say. */
export function wordRows(
  word: ImportedWord,
  facts: SpellFacts,
  built: BuiltSpell | undefined,
  context: WordContext,
): WordRows {
  const base = built && (JSON.parse(built.document) as SpellDocument)
  const definitions = (base?.definitions ?? []).map((definition) => ({
    ...definition,
    ...(built?.keys.get(definition.id) ?? { key: '', covers: [] }),
  }))
  const { added, same } = mergeSenses(
    definitions,
    sensesOf(word).map((sense) => inBritishEnglish(sense, word.headword, context)),
  )
  const forms = entryForms(word, facts, base === undefined, context)
  const entry = entryOfImport(word.headword, facts, added, forms)
  for (const sense of entry.senses) sense.id = context.definitionId(sense.key)
  const sounds = collectSounds(word)
  const chosen = chooseSounds(word, sounds, base, context.pronunciations)
  const { dictionary } = context
  dictionary.pronunciations = chosen.shown
  dictionary.shown = formsToShow(word)
  const own = spellDocument(entry, dictionary)
  const additions: Record<number, DefinitionDocument[]> = {}
  for (const [index, senses] of same) {
    additions[index] = spellDocument(entryOfImport(word.headword, facts, senses), dictionary).definitions
  }
  const audio = audioOf(word)
  const composed = base ? mergeDocuments(base, own, additions, chosen) : own
  const document = withSoundSources(withRecording(withAccent(composed, chosen), audio), chosen, sounds, audio)
  const order = document.definitions.map(({ id }) => id)
  const profiles = new Map<number, SenseProfile>()
  const builtProfiles = built ? (JSON.parse(built.senses) as SenseProfile[]) : []
  for (const [index, { id }] of definitions.entries()) profiles.set(id, builtProfiles[index]!)
  for (const [index, profile] of profilesOf(entry, dictionary).entries()) {
    profiles.set(entry.senses[index]!.id, profile)
  }
  const place = new Map(order.map((id, index) => [id, index]))
  const isEmpty = order.length === 0
  const tables: WordRows['tables'] = {
    definition: entry.senses
      .map((sense) => definitionRow(entry, sense, place.get(sense.id)!, dictionary))
      .join(''),
    definition_relation: relationRows(entry, dictionary),
    spell_form: forms
      .map(({ form, kind, detail, ordinal, source }) =>
        copyLine([form, facts.id, kind, detail, ordinal, source]),
      )
      .join(''),
    pronunciation: pronunciationRows(facts.id, sounds, chosen.composed),
    phrase: base ? '' : phraseRow(entry),
    spell_audio: audio
      .map(({ url, accent, source }, ordinal) => copyLine([facts.id, ordinal, url, accent, source]))
      .join(''),
    imported_spell: built && word.parts.length > 0 ? copyLine([facts.id, built.document, built.senses]) : '',
    spell_document: isEmpty ? '' : copyJsonLine(facts.id, document),
    spell_senses: isEmpty
      ? ''
      : copyJsonLine(
          facts.id,
          order.map((id) => profiles.get(id)),
        ),
  }
  let posMask = 0
  for (const name of document.parts_of_speech) posMask |= partOfSpeechBits[name as PartOfSpeech] ?? 0
  for (const { covers } of definitions) for (const key of covers) posMask |= partOfSpeechOfKey(key)
  const ordinals = definitions.map(({ id }) => copyLine([id, place.get(id)!])).join('')
  return { tables, ordinals, posMask }
}

/** Open English WordNet has WordNet's texts, which the build shows in British English. */
function inBritishEnglish(sense: WordSense, headword: string, { british }: WordContext): WordSense {
  if (sense.source !== OPEN_WORDNET.name) return sense
  const { text, examples } = sense.sense
  const respelt = examples?.map((example) => british(example, headword, true))
  return {
    ...sense,
    sense: {
      ...sense.sense,
      text: british(text, headword, false),
      ...(respelt && { examples: respelt }),
    },
  }
}

/** Merges the imported definitions into the build's document. */
function mergeDocuments(
  base: SpellDocument,
  own: SpellDocument,
  additions: Readonly<Record<number, readonly DefinitionDocument[]>>,
  chosen: ChosenSounds,
): SpellDocument {
  const spokenBySense = partsSpokenBySense(base)
  const built: DefinitionDocument[] = base.definitions.map((definition, index) => {
    const more = additions[index] ? enrichDefinition(definition, additions[index]) : definition
    // Imports say how a part of speech is spoken, not how a sense is.
    const isReplaced = chosen.isImported && !spokenBySense.has(more.part_of_speech)
    return isReplaced ? { ...more, pronunciations: chosen.of(more.part_of_speech) } : more
  })
  const definitions = [...built, ...own.definitions].toSorted((a, b) => placeOf(a) - placeOf(b))
  return {
    ...base,
    parts_of_speech: [
      ...new Set(definitions.map((definition) => definition.part_of_speech)),
    ] as PartOfSpeech[],
    pronunciations: chosen.isImported
      ? [...new Set(chosen.shown.map(({ ipa }) => ipa))]
      : base.pronunciations,
    spellings: [...new Set([...base.spellings, ...own.spellings])],
    definitions: definitions.map((definition, index) => ({ ...definition, recommended: index === 0 })),
  }
}

/** Adds the accent of the pronunciations shown, unless it is British. */
function withAccent(document: SpellDocument, { accent }: ChosenSounds): SpellDocument & { accent?: string } {
  return accent === '' ? document : { ...document, accent }
}

/** Marks the word as having a human recording, if one is British or of unknown accent. */
function withRecording<T extends object>(document: T, audio: ReturnType<typeof audioOf>): T {
  const isRecorded = audio.some(({ accent }) => accent === '' || accent === '?')
  return isRecorded ? { ...document, has_recording: true } : document
}

/** Adds the sources of the pronunciations and recordings shown, because their licences require it. */
function withSoundSources<T extends object>(
  document: T,
  { shown }: ChosenSounds,
  sounds: readonly WordSound[],
  audio: ReturnType<typeof audioOf>,
): T & { sound_from?: string[] } {
  const names = new Set(sounds.filter((sound) => shown.includes(sound)).map(({ source }) => source))
  for (const { accent, source } of audio) if (accent === '' || accent === '?') names.add(source)
  return names.size > 0 ? { ...document, sound_from: [...names] } : document
}

function pronunciationRows(
  id: number,
  sounds: readonly WordSound[],
  composed: readonly { readonly ipa: string; readonly partOfSpeech: string }[],
): string {
  let rows = ''
  let before = BEFORE_BUILT
  let after = AFTER_BUILT
  for (const { ipa, partOfSpeech, accent, source } of sounds) {
    const ordinal = accent === '' ? before++ : after++
    rows += copyLine([id, ordinal, ipa, partOfSpeech, source, accent])
  }
  for (const { ipa, partOfSpeech } of composed) rows += copyLine([id, after++, ipa, partOfSpeech, SOUND, ''])
  return rows
}

const kindOrder = { spelling: 1, inflection: 2, contraction: 3, variant: 4 } as const
/** Ordinals of imported forms start here, so that a form leads to the build’s entries first. */
const AFTER_BUILT_FORMS = 100

/** Returns the imported forms of a word. Their ordinals put the more frequent of two words with the same form first. */
function entryForms(
  word: ImportedWord,
  { rank }: SpellFacts,
  isNew: boolean,
  context: WordContext,
): (EntryForm & { readonly source: string })[] {
  const american = isNew ? context.american(word.headword) : []
  const [first] = word.parts
  const listed = [
    ...american.map((form) => ({
      form,
      kind: 'spelling' as const,
      detail: 'American',
      source: first?.source ?? '',
    })),
    ...formsOf(word),
  ]
  return listed.map(({ form, kind: given, detail, source }) => {
    const kind = given === 'spelling' && context.isHeadword(form) ? 'variant' : given
    const ordinal = AFTER_BUILT_FORMS * kindOrder[kind] + Math.min(99, Math.floor((rank ?? 99_000) / 1_000))
    return { form, kind, detail, ordinal, source }
  })
}

/** Returns every word that composing a word refers to: linked words and forms. */
export function findReferencedWords(word: ImportedWord): string[] {
  const words = word.parts.flatMap(({ part }) => (part.forms ?? []).map(({ form }) => form))
  for (const { sense } of sensesOf(word)) {
    for (const list of [sense.synonyms, sense.antonyms, sense.hypernyms]) if (list) words.push(...list)
  }
  return words
}
