import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { ImportedForm, ImportedPart, ImportedSense } from '../imported-part'
import { importedSources } from '../sources'

/** A part with the name of its source. */
export interface SourcedPart {
  readonly source: string
  readonly part: ImportedPart
}

/** Everything that the active imports say about a headword, in the order of their sources. */
export interface ImportedWord {
  readonly headword: string
  readonly parts: readonly SourcedPart[]
}

/** A definition with the source, spelling and part of speech of its entry. */
export interface WordSense {
  readonly source: string
  readonly spelling: string
  readonly partOfSpeech: PartOfSpeech
  readonly sense: ImportedSense
}

const order = new Map(importedSources.map(({ name }, index) => [name, index]))

/** Sorts the parts of a headword by source; parts of the same source stay in the order of its file. */
export function wordOfImport(headword: string, parts: readonly SourcedPart[]): ImportedWord {
  return {
    headword,
    parts: parts.toSorted((a, b) => (order.get(a.source) ?? 9) - (order.get(b.source) ?? 9)),
  }
}

/** Returns the definitions of a word; parts without a spelling or part of speech have none. */
export function sensesOf(word: ImportedWord): WordSense[] {
  return word.parts.flatMap(({ source, part }) => {
    const { spelling, partOfSpeech, senses } = part
    if (spelling === undefined || partOfSpeech === undefined || !senses) return []
    return senses.map((sense) => ({ source, spelling, partOfSpeech, sense }))
  })
}

/** Returns each form once, even if several parts have it. */
export function formsOf(word: ImportedWord): (ImportedForm & { readonly source: string })[] {
  const forms = new Map<string, ImportedForm & { readonly source: string }>()
  for (const { source, part } of word.parts) {
    for (const form of part.forms ?? []) {
      const name = `${form.form}\n${form.kind}\n${form.detail}`
      if (form.form !== word.headword && !forms.has(name)) forms.set(name, { ...form, source })
    }
  }
  return [...forms.values()]
}

/** Maximum number of inflected forms shown; regular verbs have three, irregular ones five. */
const MAX_SHOWN_FORMS = 8

/** Returns the inflected forms that are worth showing, without duplicates. */
export function formsToShow(word: ImportedWord): string[] {
  return [...new Set(word.parts.flatMap(({ part }) => part.shown ?? []))].slice(0, MAX_SHOWN_FORMS)
}
