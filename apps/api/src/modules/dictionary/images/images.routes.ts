import { getSpellImage } from '@wordhoard/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { RawBody } from '../../../lib/raw-body'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { spellImage } from './images.service'

const MONTH = 30 * 24 * 3600

export function imagesRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, getSpellImage, async ({ params }) => {
    const { bytes, mediaType } = await spellImage(pool, params.id)
    return new RawBody(bytes, mediaType, MONTH)
  })
}
