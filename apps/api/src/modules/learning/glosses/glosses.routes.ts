import * as glosses from '@wordhoard/contracts/learner/glosses'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { learningDeps } from '../learning-deps'
import { askGlossOf } from './ask-gloss'
import { findGlossesOf } from './find-glosses'
import { chooseGlosses, glossSettings } from './gloss-settings'

export function glossesRoutes(app: FastifyInstance, services: ApiServices): void {
  const { pool, env } = services
  const parts = learningDeps({ ...services, secret: env.jwtSecret() })
  route(app, glosses.getGlossSettings, (_input, { actor }) => glossSettings(pool, actor))
  route(app, glosses.setGlossSettings, ({ body }, { actor }) => chooseGlosses(pool, actor, body))
  route(app, glosses.findGlosses, ({ body }, { actor }) => findGlossesOf(parts, actor, body))
  route(app, glosses.askGloss, ({ body }, { actor }) => askGlossOf(parts, actor, body))
}
