import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import type pg from 'pg'
import type { InputFolders } from '../input-folders'
import { advanceSequences, lastId } from '../load/ids'
import type { LoadProgress } from '../load/progress'
import { prepareBatch, writeBatch } from './compose/compose'
import { loadComposeOptions } from './compose/compose-options'
import { dropStaging, prepareStaging } from './compose/write-rows'
import { composeAnew, countHeadwords } from './import.queries'
import { activeReleases } from './releases'

/**
 * Composes all imported spells again, after a build has overwritten them, within the build's transaction. An
 * interrupted import then composes from the beginning when it is resumed.
 */
export async function recomposeImports(
  client: pg.PoolClient,
  folders: InputFolders,
  onProgress: (progress: LoadProgress) => void,
): Promise<void> {
  const { total } = await countHeadwords.fetchOne(client, { composed: '' })
  if (total === 0) return
  // What the build needed isn't needed any more.
  collectGarbage()
  const options = await loadComposeOptions(folders, await activeReleases(client), true)
  await prepareStaging(client)
  let done = 0
  let after = ''
  for (;;) {
    onProgress({ stage: 'Imported words', done, total })
    const batch = await prepareBatch(client, after, await lastId(client, 'definition'), options)
    if (!batch) break
    await writeBatch(client, batch)
    after = batch.last
    done += batch.words
  }
  await advanceSequences(client)
  await dropStaging(client)
  await composeAnew.execute(client, {})
}
