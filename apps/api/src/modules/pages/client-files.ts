import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../lib/app-error'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route serves only files of the client. */
    isClientFile?: boolean
  }
}

/**
 * Serves the files of the built client, compressed ones where the build has left them. A folder has one route: routes of
 * their own for seven hundred files take memory, and time at the start.
 *
 * @param notServed names of files that only the server reads
 */
export async function clientFiles(
  app: FastifyInstance,
  webClient: string,
  notServed: readonly string[],
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webClient,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      // The names of built files change with their content; all other files must be revalidated.
      const built = file.startsWith(join(webClient, 'assets'))
      response.header('cache-control', built ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  for (const entry of readdirSync(webClient, { withFileTypes: true })) {
    const { name } = entry
    if (entry.isDirectory()) {
      const files = new Set(filesIn(join(webClient, name)))
      serve(app, `/${name}/*`, (request, reply) => {
        const file = (request.params as { '*': string })['*']
        if (!files.has(file)) throw new AppError('not_found')
        return reply.sendFile(`${name}/${file}`)
      })
    } else if (!notServed.includes(name) && !isCompressed(name)) {
      serve(app, `/${name}`, (_request, reply) => reply.sendFile(name))
    }
  }
}

function serve(
  app: FastifyInstance,
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.route({
    method: ['HEAD', 'GET'],
    url,
    config: { isClientFile: true },
    handler,
    errorHandler: (error, request) => {
      // Somebody who goes away before a file has arrived isn't a failure.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
      request.raw.destroy()
    },
  })
}

/** Returns the paths of a folder's files, with slashes, without those that are other files compressed. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name)
