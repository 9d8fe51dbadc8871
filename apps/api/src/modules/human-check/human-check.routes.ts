import { getHumanCheck } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'

export function humanCheckRoutes(app: FastifyInstance, { humanCheck }: ApiServices): void {
  route(app, getHumanCheck, async ({ query }, { reply }) => {
    reply.header('cache-control', 'no-store')
    return humanCheck.challenge(query.action)
  })
}
