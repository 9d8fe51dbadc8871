import { hasMarkedUsage } from '@wordhoard/lexicon/marked-usages'
import type { Dictionary } from '../dictionary'
import { domainsOf } from '../domains'
import { findLinkedEntries } from '../learner/linked-entries'
import { type Entry, type Sense, senseGroups } from '../model'
import { type Link, type RelationKind, relationsOf, textOf } from '../relations'
import { selectExamples } from '../select-examples'
import type { Pronunciation } from '../sound/pronunciations'
import { differBySense, soundsOfSense } from '../sound/sense-sounds'
import { WORDNET } from '../sources'
import { copyJsonLine } from './copy'

/** Synonyms as rare as this don't help learners. */
const HELPFUL_RANK = 10_000

/**
 * Returns an entry's row of `spell_document`: the entry as the API returns it (`spell` in
 * packages/contracts/src/dictionary.ts), as JSON text. Empty for an entry without definitions.
 */
export function documentRow(entry: Entry, dictionary: Dictionary): string {
  if (entry.senses.length === 0) return ''
  return copyJsonLine(entry.id, spellDocument(entry, dictionary))
}

/** Returns an entry in the shape in which the API returns it. */
export function spellDocument(entry: Entry, dictionary: Dictionary) {
  const pronunciations = dictionary.pronunciationsOf(entry)
  const separability = entry.phrase?.separability
  /** Pronunciations that differ by sense (record, row) are shown with the definitions too. */
  const differ = differBySense(pronunciations)
  return {
    id: entry.id,
    spell_lower: entry.headword,
    parts_of_speech: [...new Set(entry.senses.map((sense) => sense.partOfSpeech))],
    pronunciations: [...new Set(pronunciations.map((pronunciation) => pronunciation.ipa))],
    spellings: spellingsOf(entry),
    forms: dictionary.formsShown(entry),
    audio_urls: [`/api/audio/dict/${entry.id}`],
    image_urls: dictionary.pictureOf(entry) ? [`/api/img/dict/${entry.id}`] : [],
    frequency_rank: entry.rank,
    level: entry.level,
    ...(separability && separability !== 'fixed' && { separability }),
    ...(entry.levelRange && { level_range: entry.levelRange }),
    definitions: entry.senses.map((sense, index) => {
      const senseSounds = differ ? soundsOfSense(pronunciations, sense) : []
      return definitionDocument(entry, sense, index, senseSounds, dictionary)
    }),
  }
}

function definitionDocument(
  entry: Entry,
  sense: Sense,
  ordinal: number,
  senseSounds: readonly Pronunciation[],
  dictionary: Dictionary,
) {
  const { regions, categories, usages } = domainsOf(sense, dictionary.wordNet)
  const links = findLinkedEntries(sense.own?.links ?? [], dictionary)
  const isMarked = hasMarkedUsage(usages)
  // A definition that is fit for a class leads to no word that isn't.
  const linksOf = (kind: RelationKind) => {
    const all = relationsOf(kind, entry, sense, dictionary)
    return isMarked || all.length === 0 ? all : all.filter((link) => !isMarkedEntry(link.entry))
  }
  return {
    id: sense.id,
    text: textOf(sense),
    ...(links.length > 0 && { links: links.map(linkDocument) }),
    spelling: sense.spelling,
    part_of_speech: sense.partOfSpeech,
    pronunciations: senseSounds.map(({ ipa }) => ipa),
    direct_synonyms: linksOf('synonym').map(sense.covered ? learnerSynonym : linkDocument),
    direct_antonyms: linksOf('antonym').map(linkDocument),
    direct_hypernyms: linksOf('hypernym').map(linkDocument),
    domain: { region: regions, category: categories, usage: usages },
    patterns: sense.patterns ?? [],
    examples: selectExamples(entry, sense).map((text) => ({ text })),
    ...(sense.level && { level: sense.level }),
    source: sense.source,
    // Synonyms and the like come from the senses that it stands for.
    ...(sense.covered?.some(({ source }) => source === WORDNET) && { added_from: [WORDNET] }),
    // The most common meaning, recommended if no sentence tells us more.
    recommended: ordinal === 0,
  }
}

/** A sense written for learners has the synonyms of all senses that it covers; those too rare to help are marked. */
function learnerSynonym(link: Link) {
  return {
    ...linkDocument(link),
    ...((link.entry.rank ?? Number.POSITIVE_INFINITY) > HELPFUL_RANK && { is_rare: true }),
  }
}

/** Whether an entry has no sense that is fit for a class. */
function isMarkedEntry({ senses }: Entry): boolean {
  return senses[0]?.group === senseGroups.marked
}

function linkDocument(link: Link) {
  return { spell_id: link.entry.id, spelling: link.spelling }
}

/** Returns the written forms of the headword, British ones first: Polish and polish, colour and color. */
function spellingsOf(entry: Entry): string[] {
  const own = new Set(entry.senses.map((sense) => sense.spelling))
  const others = entry.forms.filter(isSpelling).map((form) => form.form)
  return [...new Set([...own, ...others])]
}

/** Matches abbreviations and spoken forms, which also lead to a word but aren't spellings of it. */
const otherForms = /abbreviation|short|spoken|full form/u

function isSpelling(form: Entry['forms'][number]): boolean {
  return form.kind === 'spelling' && !otherForms.test(form.detail)
}
