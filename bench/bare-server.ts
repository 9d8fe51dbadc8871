/**
 * The baseline: a Fastify route that only sends the same JSON, which it received beforehand (`POST /bodies`: {word:
 * body}). No validation, no protection, no look-up. With DATABASE_URL it also serves the same entry by Prisma's
 * findUnique with every relation included, the most obvious implementation.
 */
import { prismaOn } from '@wordhoard/database/client'
import { openDatabase } from '@wordhoard/database/open'
import Fastify from 'fastify'

const app = Fastify({ bodyLimit: 512 * 1024 * 1024 })
let bodies = new Map<string, Buffer>()
app.get('/ready', () => 'ok')
app.post<{ Body: Record<string, string> }>('/bodies', (request) => {
  bodies = new Map(Object.entries(request.body).map(([word, body]) => [word, Buffer.from(body)]))
  return bodies.size
})
app.get<{ Params: { word: string } }>('/bare/:word', (request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(bodies.get(request.params.word)),
)
if (process.env.DATABASE_URL) {
  const { pool } = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' })
  const prisma = prismaOn(pool)
  app.get<{ Params: { word: string } }>('/prisma/:word', (request) =>
    prisma.spell.findUnique({
      where: { spellLower: request.params.word },
      include: { definitions: { include: { relations: true } }, forms: true, pronunciations: true },
    }),
  )
}
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
