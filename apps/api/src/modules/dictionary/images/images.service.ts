import type pg from 'pg'
import { AppError } from '../../../lib/app-error'

/** A word's picture. Throws `image_not_found`. */
export async function spellImage(
  pool: pg.Pool,
  spellId: number,
): Promise<{ bytes: Buffer; mediaType: string }> {
  const { rows } = await pool.query<{ media_type: string; bytes: Buffer }>({
    name: 'spell-image',
    text: 'SELECT media_type, bytes FROM spell_image WHERE spell_id = $1',
    values: [spellId],
  })
  const image = rows[0]
  if (!image) throw new AppError('image_not_found')
  return { bytes: image.bytes, mediaType: image.media_type }
}
