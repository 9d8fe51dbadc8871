import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import type pg from 'pg'
import type { InputFolders } from '../input-folders'
import { advanceSequences, lastId } from '../load/ids'
import type { LoadProgress } from '../load/progress'
import { loadPronunciations, noPronunciations, type Pronunciations } from '../sound/pronunciations'
import { readSpellings } from '../spellings'
import { prepareBatch, writeBatch } from './compose/compose'
import { dropStaging, prepareStaging } from './compose/write-rows'
import { Headwords } from './headwords'
import { composeAnew, countHeadwords } from './import.queries'
import { activeReleases } from './releases'

/** Loads the generated table of pronunciations; without the table, no word has any. */
export function pronunciationsIn(folders: InputFolders): Pronunciations {
  const file = join(folders.lists, 'generated', 'pronunciations.tsv')
  return existsSync(file) ? loadPronunciations(file) : noPronunciations
}

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
  const options = {
    headwords: new Headwords(await readSpellings(join(folders.lists, 'spelling-pairs.tsv'))),
    pronunciations: pronunciationsIn(folders),
    sourcesByRelease: await activeReleases(client),
    afterBuild: true,
  }
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
