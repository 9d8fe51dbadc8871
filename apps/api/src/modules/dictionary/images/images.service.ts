import type pg from 'pg'
import { AppError } from '../../../lib/app-error'
import { imageOfSpell } from './images.queries'

/** Returns a word's picture. Throws `image_not_found`. */
export async function spellImage(
  pool: pg.Pool,
  spellId: number,
): Promise<{ bytes: Buffer; mediaType: string }> {
  const image = await imageOfSpell.fetchFirst(pool, { spellId })
  if (!image) throw new AppError('image_not_found')
  return { bytes: image.bytes, mediaType: image.media_type }
}
