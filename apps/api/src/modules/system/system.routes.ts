import { getApiDocs, getHealth, getMetrics, getOpenApi, getReady, getSite } from '@wordhoard/contracts/system'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../lib/app-error'
import { RawBody } from '../../lib/raw-body'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { dictionaryCounts } from './dictionary-counts'
import { docsPage } from './docs-page'
import { openApiDocument } from './openapi'
import { siteOf } from './site'

export function systemRoutes(
  app: FastifyInstance,
  { env, pool, version, storage, valkey, isStopping }: ApiServices,
): void {
  route(app, getHealth, () => ({ status: 'ok' as const }))

  route(app, getReady, async () => {
    if (isStopping()) throw new AppError('unavailable', 'The server is stopping.')
    await storage.check()
    const { words, definitions } = await dictionaryCounts(pool)
    if (words === 0) throw new AppError('unavailable', 'The dictionary is not loaded yet.')
    return {
      status: 'ready' as const,
      words,
      definitions,
      ...(valkey && { valkey: valkey.isReady ? ('connected' as const) : ('away' as const) }),
    }
  })

  route(app, getMetrics, (_, { request }) => app.readMetrics(request.headers.authorization))

  route(app, getSite, () => siteOf(env))

  // Built at the first request, when every endpoint has been registered.
  let description: { json: RawBody; html: RawBody } | undefined
  const describeApi = () => {
    if (!description) {
      const document = openApiDocument(app.endpoints, version)
      description = {
        json: new RawBody(Buffer.from(JSON.stringify(document))),
        html: new RawBody(Buffer.from(docsPage(document)), 'text/html; charset=utf-8'),
      }
    }
    return description
  }
  route(app, getOpenApi, () => describeApi().json)
  route(app, getApiDocs, () => describeApi().html)
}
