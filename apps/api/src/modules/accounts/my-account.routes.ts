import * as users from '@wordhoard/contracts/my-account'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Download } from '../../lib/download'
import { route } from '../../lib/route'
import { deleteAccount, type UsersParts, whoIs } from './my-account.service'
import { userData } from './my-data'
import { takeSession } from './sessions/session-cookie'

export function usersRoutes(app: FastifyInstance, pool: pg.Pool, parts: UsersParts): void {
  route(app, users.getMe, (_input, { actor }) => whoIs(parts.db, actor))
  route(app, users.deleteMe, async ({ body }, { actor, reply }) => {
    await deleteAccount(parts, actor, body.password)
    takeSession(reply)
  })
  route(
    app,
    users.downloadMyData,
    (_input, { actor }) => new Download('my-data.json', 'application/json', userData(pool, actor.userId)),
  )
}
