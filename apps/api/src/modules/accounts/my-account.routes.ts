import * as users from '@wordhoard/contracts/my-account'
import type { FastifyInstance } from 'fastify'
import { Download } from '../../lib/download'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { deleteAccount, whoIs } from './my-account.service'
import { userData } from './my-data/my-data'
import { takeSession } from './sessions/session-cookie'

export function usersRoutes(app: FastifyInstance, services: ApiServices): void {
  const { pool, db } = services
  route(app, users.getMe, (_input, { actor }) => whoIs(db, actor))
  route(app, users.deleteMe, async ({ body }, { actor, reply }) => {
    await deleteAccount(services, actor, body.password)
    takeSession(reply)
  })
  route(
    app,
    users.downloadMyData,
    (_input, { actor }) => new Download('my-data.json', 'application/json', userData(pool, actor.userId)),
  )
}
