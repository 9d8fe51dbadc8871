import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { InputFolders } from '../../input-folders'
import { loadPronunciations, noPronunciations } from '../../sound/pronunciations'
import { readSpellings } from '../../spellings'
import { Headwords } from '../headwords'
import type { ComposeOptions } from './compose'

/**
 * Loads what composing needs. Without the generated table of pronunciations, no word has any.
 *
 * @param sourcesByRelease ids of the active releases with the names of their sources
 */
export async function loadComposeOptions(
  { lists }: InputFolders,
  sourcesByRelease: ReadonlyMap<number, string>,
  afterBuild: boolean,
): Promise<ComposeOptions> {
  const file = join(lists, 'generated', 'pronunciations.tsv')
  return {
    headwords: new Headwords(await readSpellings(join(lists, 'spelling-pairs.tsv'))),
    pronunciations: existsSync(file) ? loadPronunciations(file) : noPronunciations,
    sourcesByRelease,
    afterBuild,
  }
}
