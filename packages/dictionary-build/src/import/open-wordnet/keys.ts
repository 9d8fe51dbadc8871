/** Prefix of WordNet's sense key in the key of an imported definition. */
export const OPEN_WORDNET_KEY = 'oewn:'
