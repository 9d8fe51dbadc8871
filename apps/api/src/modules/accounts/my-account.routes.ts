import * as myAccount from '@wordhoard/contracts/my-account'
import type { FastifyInstance } from 'fastify'
import { Download } from '../../lib/download'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { deleteAccount, getCurrentUser } from './my-account.service'
import { userData } from './my-data/my-data'
import { clearSessionCookies } from './sessions/session-cookie'

export function myAccountRoutes(app: FastifyInstance, services: ApiServices): void {
  const { pool } = services
  route(app, myAccount.getMe, (_input, { actor }) => getCurrentUser(services, actor))
  route(app, myAccount.deleteMe, async ({ body }, { actor, reply }) => {
    await deleteAccount(services, actor, body.password)
    clearSessionCookies(reply)
  })
  route(
    app,
    myAccount.downloadMyData,
    (_input, { actor }) => new Download('my-data.json', 'application/json', userData(pool, actor.userId)),
  )
}
