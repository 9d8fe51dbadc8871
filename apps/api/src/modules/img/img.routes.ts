import { getSpellImage } from '@wordhoard/contracts/dict'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import { ReadyMade } from '../../lib/ready-made'
import { route } from '../../lib/route'

const MONTH = 30 * 24 * 3600

export function imgRoutes(app: FastifyInstance, pool: pg.Pool): void {
  route(app, getSpellImage, async ({ params }) => {
    const { rows } = await pool.query<{ media_type: string; bytes: Buffer }>({
      name: 'spell-image',
      text: 'SELECT media_type, bytes FROM spell_image WHERE spell_id = $1',
      values: [params.id],
    })
    const image = rows[0]
    if (!image) throw new AppError('image_not_found')
    return new ReadyMade(image.bytes, image.media_type, MONTH)
  })
}
