import * as users from '@wordhoard/contracts/users'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Download } from '../../lib/download'
import { route } from '../../lib/route'
import { takeSession } from '../auth/session-cookie'
import { userData } from './user-data'
import { deleteAccount, type UsersParts, whoIs } from './users.service'

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
