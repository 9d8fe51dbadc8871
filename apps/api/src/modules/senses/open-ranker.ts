import { join } from 'node:path'
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker, type SenseRanker } from '@wordhoard/senses/ranker'
import type { Env } from '../../env'
import { openSentenceModel } from './sentence-model'
import { createSentenceRanker } from './sentence-ranker'

/**
 * Opens the configured sense ranker: the embedded one, combined with a sentence model if one is set. Throws
 * `ConfigurationError`.
 */
export async function openRanker({
  senseModel,
  dataDir,
}: Pick<Env, 'senseModel' | 'dataDir'>): Promise<SenseRanker> {
  const embedded = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())
  if (senseModel === undefined) return embedded
  const model = await openSentenceModel({ model: senseModel, packages: join(dataDir, 'packages') })
  return createSentenceRanker(model, embedded)
}
