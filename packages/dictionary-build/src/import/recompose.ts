import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { InputFolders } from '../input-folders'
import { advanceSequences, lastId } from '../load/ids'
import type { LoadProgress } from '../load/progress'
import { loadPronunciations, type Pronunciations } from '../sound/pronunciations'
import { readSpellings } from '../spellings'
import { prepareBatch, writeBatch } from './compose/compose'
import { dropStaging, prepareStaging } from './compose/write-rows'
import { Headwords } from './headwords'
import { composeAnew, countHeadwords } from './import.queries'
import { activeReleases } from './releases'

/** The table of pronunciations is made by a script; without it nothing is known. */
export function pronunciationsIn(folders: InputFolders): Pronunciations {
  const file = join(folders.lists, 'generated', 'pronunciations.tsv')
  return existsSync(file) ? loadPronunciations(file) : { pronunciationsOf: () => [] }
}

/**
 * Composes all spells of the imports anew, after a build has written its own rows over them; within the build's
 * transaction. An import that was cut short composes from the beginning when it is gone on with.
 */
export async function recomposeImports(
  client: pg.PoolClient,
  folders: InputFolders,
  onProgress: (progress: LoadProgress) => void,
): Promise<void> {
  const { total } = await countHeadwords.fetchOne(client, { composed: '' })
  if (total === 0) return
  const options = {
    headwords: new Headwords(await readSpellings(join(folders.lists, 'spelling-pairs.tsv'))),
    pronunciations: pronunciationsIn(folders),
    inForce: await activeReleases(client),
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
