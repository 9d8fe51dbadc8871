import { wordnetLexicon } from '@wordhoard/lexicon/testing/wordnet-lexicon.fixture'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { VocabularyReader } from '@wordhoard/lexicon/vocabulary/vocabulary'
import { processorTime, prose } from '../prose'
import type { BenchRow } from '../row'
import { median } from '../statistics'

const ROUNDS = 15

/** Measures how fast the vocabulary of a tokenised novel is read once the reader's dictionary is warm (medians). */
export async function benchVocabularyReader(): Promise<BenchRow[]> {
  const { what, text } = prose()
  const tokens = tokenise(text)
  const reader = new VocabularyReader(wordnetLexicon())
  const times: number[] = []
  for (let round = -5; round < ROUNDS; round++) {
    const time = processorTime(() => reader.read(text, tokens))
    if (round >= 0) times.push(time)
  }
  const speed = Buffer.byteLength(text) / 1000 / median(times)
  return [
    {
      what: `words of ${what} with their sentences, dictionary warm, processor time`,
      value: `${speed.toFixed(1)} MB/s`,
      bar: '≥ 8 MB/s',
      holds: speed >= 8,
    },
  ]
}
