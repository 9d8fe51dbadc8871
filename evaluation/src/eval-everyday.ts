/**
 * `pnpm eval:everyday [--misses]`: in how many everyday sentences of today the right sense comes first, and among the
 * first three: cloud, post, feed, boot, surgery … Reads the dictionary from its sources.
 */
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { readEveryday, scoreEveryday } from './senses/everyday'
import { readSourceInventory } from './senses/source-inventory'

const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())
const inventory = await readSourceInventory()
for (const part of ['tune', 'report'] as const) {
  const { first, three, total, misses } = await scoreEveryday(readEveryday(part), inventory, ranker)
  console.info(`${part.padEnd(6)} first ${first} of ${total}, among three ${three}`)
  // Misses of the other part stay unseen, so that nobody tunes on them.
  if (part === 'tune' && process.argv.includes('--misses')) console.info(misses.join('\n'))
}
