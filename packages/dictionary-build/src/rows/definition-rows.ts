import type { Dictionary } from '../dictionary'
import { domainsOf } from '../domains'
import type { Entry, Sense } from '../model'
import { type RelationKind, relationsOf, textOf } from '../relations'
import { selectExamples } from '../select-examples'
import { copyLine } from './copy'

/** Returns an entry's rows of `definition`; ordinals count from 0 in the order shown. */
export function definitionRows(entry: Entry, dictionary: Dictionary): string {
  let rows = ''
  for (const [ordinal, sense] of entry.senses.entries())
    rows += definitionRow(entry, sense, ordinal, dictionary)
  return rows
}

export function definitionRow(entry: Entry, sense: Sense, ordinal: number, dictionary: Dictionary): string {
  const { regions, categories, usages } = domainsOf(sense, dictionary.wordNet)
  return copyLine([
    sense.id,
    entry.id,
    sense.key,
    ordinal,
    sense.spelling,
    sense.partOfSpeech,
    textOf(sense),
    sense.tagCount,
    sense.source,
    regions,
    categories,
    usages,
    selectExamples(entry, sense),
    sense.patterns ?? [],
    sense.covered?.map(({ key }) => key) ?? [],
    sense.level ?? null,
  ])
}

const kinds: readonly RelationKind[] = ['synonym', 'antonym', 'hypernym', 'derivation']

/** Returns an entry's rows of `definition_relation`. */
export function relationRows(entry: Entry, dictionary: Dictionary): string {
  let rows = ''
  for (const sense of entry.senses) {
    for (const kind of kinds) {
      for (const [ordinal, link] of relationsOf(kind, entry, sense, dictionary).entries()) {
        rows += copyLine([sense.id, kind, ordinal, link.entry.id, link.spelling])
      }
    }
  }
  return rows
}
