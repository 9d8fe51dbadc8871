import type pg from 'pg'
import { AppError } from '../../../lib/app-error'
import { RawBody } from '../../../lib/raw-body'
import type { AudioService } from '../../dictionary/audio/audio.service'
import { findDefinitionSound } from '../../dictionary/audio/definition-sound'
import { spellImage } from '../../dictionary/images/images.service'
import type { Dictionary } from '../../dictionary/open-dictionary'
import type { MediaNames } from './media-names'

/** Maximum age in seconds. A name is used in one game only, and games last a week. */
const MAX_AGE = 7 * 24 * 3600

interface MediaDeps {
  readonly pool: pg.Pool
  readonly dictionary: Dictionary
  readonly audio: AudioService
  readonly names: MediaNames
}

/** Returns a sound or picture of a game. Throws `not_found` for a name that isn't ours. */
export async function gameMedium(
  { pool, dictionary, audio, names }: MediaDeps,
  file: string,
): Promise<RawBody> {
  const named = names.open(file)
  const headword = named && dictionary.index.headwordOf(named.spellId)
  if (!named || headword === undefined) throw new AppError('not_found')
  if (named.kind === 'audio') {
    const { spellId, definitionId } = named
    const ipa = definitionId > 0 ? await findDefinitionSound(dictionary, spellId, definitionId) : undefined
    const { bytes, mediaType } = await audio.speak(spellId, headword, { ipa })
    return new RawBody(bytes, mediaType, MAX_AGE, 'private')
  }
  const { bytes, mediaType } = await spellImage(pool, named.spellId)
  return new RawBody(bytes, mediaType, MAX_AGE, 'private')
}
