import { lookUp } from '@wordhoard/contracts/look-up'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { LookUpService } from './look-up.service'

export function lookUpRoutes(app: FastifyInstance, services: ApiServices): void {
  const lookUps = new LookUpService(services)
  route(app, lookUp, ({ query }, { actor }) => lookUps.lookUp(query, actor))
}
