/** A source that can be imported; its row of `dictionary_source` is made from this. */
export interface ImportedSource {
  readonly name: string
  readonly licence: string
  readonly url: string
}

export const WIKTIONARY: ImportedSource = {
  name: 'Wiktionary',
  licence: 'CC BY-SA 4.0 and GFDL',
  url: 'https://en.wiktionary.org',
}

export const OPEN_WORDNET: ImportedSource = {
  name: 'Open English WordNet',
  licence: 'CC BY 4.0; WordNet 3.0 License (Princeton University)',
  url: 'https://en-word.net',
}

/** Sources that can be imported, in the order in which their senses are shown, after WordNet's. */
export const importedSources: readonly ImportedSource[] = [OPEN_WORDNET, WIKTIONARY]
