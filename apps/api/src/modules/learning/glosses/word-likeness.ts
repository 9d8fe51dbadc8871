import { readWordVectors } from '@wordhoard/senses/model/model-files'
import { stemOf } from '@wordhoard/senses/words/stems'
import { cosine, type WordVectors } from '@wordhoard/senses/words/vectors'

/** Read at the first call: 2 MB. */
let vectors: WordVectors | undefined

function vectorOf(word: string): Float64Array {
  vectors ??= readWordVectors()
  const sum = new Float64Array(vectors.dimensions)
  for (const part of word.split(' ')) vectors.add(sum, stemOf(part), 1)
  return sum
}

/**
 * Returns how alike the company is that two words keep in texts, up to 1: greasy and slimy 0.55, most pairs about 0.1;
 * 0 for words that we know too little of.
 */
export function likenessOfWords(one: string, other: string): number {
  return cosine(vectorOf(one), vectorOf(other))
}
