import { getLookUpPack, getLookUpPackFile } from '@wordhoard/contracts/reading/look-up-pack'
import type { FastifyInstance } from 'fastify'
import { FilePart } from '../../lib/download'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'

export function lookUpPacksRoutes(app: FastifyInstance, { lookUpPacks }: ApiServices): void {
  route(app, getLookUpPack, ({ query }) => lookUpPacks.files(query.lang))
  route(app, getLookUpPackFile, async ({ params }) => {
    const { path, bytes } = await lookUpPacks.find(params.name)
    return new FilePart(path, bytes, 'application/octet-stream')
  })
}
