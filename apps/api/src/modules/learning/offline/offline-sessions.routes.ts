import { createOfflineSessions } from '@wordhoard/contracts/offline/offline-sessions'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { learningDeps } from '../learning-deps'
import { offlineSessionsFor } from './offline-sessions'

export function offlineSessionsRoutes(app: FastifyInstance, services: ApiServices): void {
  const parts = learningDeps({ ...services, secret: services.env.jwtSecret() })
  route(app, createOfflineSessions, ({ body }, { actor, runIdempotently }) =>
    offlineSessionsFor(parts, actor, body, runIdempotently),
  )
}
