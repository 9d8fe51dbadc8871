import { importPage } from '@wordhoard/contracts/reading/page-import'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'

export function pageImportRoutes(app: FastifyInstance, { pageImports }: ApiServices): void {
  route(app, importPage, ({ body }, { actor }) => pageImports.importPage(actor, body.url))
}
