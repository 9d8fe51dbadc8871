/**
 * `pnpm eval:everyday [--misses]`: in how many everyday sentences of today the right sense comes first, and among the
 * first three: cloud, post, feed, boot, surgery … Then the same from the tapped form for the fresh samples, with the entry,
 * the part of speech and the sound where the sample has them. Reads the dictionary from its sources.
 */
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { readEveryday, scoreEveryday } from './senses/everyday'
import { freshNames, readFresh, scoreFresh } from './senses/fresh'
import { readSourceInventory } from './senses/source-inventory'

const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())
const inventory = await readSourceInventory()
for (const part of ['tune', 'report'] as const) {
  const { first, three, total, misses } = await scoreEveryday(readEveryday(part), inventory, ranker)
  console.info(`${part.padEnd(6)} first ${first} of ${total}, among three ${three}`)
  // Misses of the other part stay unseen, so that nobody tunes on them.
  if (part === 'tune' && process.argv.includes('--misses')) console.info(misses.join('\n'))
}
// Nothing is tuned on the fresh samples, so only their totals are shown.
for (const name of freshNames) {
  const totals = await scoreFresh(readFresh(name), inventory, ranker)
  for (const [asked, { total, first, three }] of Object.entries(totals)) {
    if (total > 0) console.info(`fresh ${name}, ${asked}: first ${first} of ${total}, among three ${three}`)
  }
}
