import { getHumanCheck } from '@wordhoard/contracts/accounts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { HumanCheckService } from './human-check.service'

export function humanCheckRoutes(app: FastifyInstance, humanCheck: HumanCheckService): void {
  route(app, getHumanCheck, async ({ query }, { reply }) => {
    reply.header('cache-control', 'no-store')
    return humanCheck.challenge(query.action)
  })
}
