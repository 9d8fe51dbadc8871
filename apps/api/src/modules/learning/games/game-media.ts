import type pg from 'pg'
import { AppError } from '../../../lib/app-error'
import { RawBody } from '../../../lib/raw-body'
import type { AudioService } from '../../dictionary/audio/audio.service'
import { spellImage } from '../../dictionary/images/images.service'
import type { Dictionary } from '../../dictionary/open-dictionary'
import type { MediaNames } from './media-names'

/** Seconds: a name is good for one game only, and games for a week. */
const MAX_AGE = 7 * 24 * 3600

interface MediaDeps {
  readonly pool: pg.Pool
  readonly dictionary: Dictionary
  readonly audio: AudioService
  readonly names: MediaNames
}

/** The bytes of a sound or picture of a game. Throws `not_found` for a name that is none of ours. */
export async function gameMedium(
  { pool, dictionary, audio, names }: MediaDeps,
  file: string,
): Promise<RawBody> {
  const named = names.open(file)
  const headword = named && dictionary.index.headwordOf(named.spellId)
  if (!named || headword === undefined) throw new AppError('not_found')
  if (named.kind === 'audio') {
    const { bytes, mediaType } = await audio.speak(named.spellId, headword)
    return new RawBody(bytes, mediaType, MAX_AGE, 'private')
  }
  const { bytes, mediaType } = await spellImage(pool, named.spellId)
  return new RawBody(bytes, mediaType, MAX_AGE, 'private')
}
