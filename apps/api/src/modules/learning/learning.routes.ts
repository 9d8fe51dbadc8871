import * as learning from '@wordhoard/contracts/learning'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { answerGame } from './check-answer'
import { createGamesFor } from './games/create-games'
import { findImageAnswer, findImageGame } from './games/find-image'
import { gameMedium } from './games/game-media'
import { learningDeps } from './learning-deps'
import { closeNewestSession, openSession } from './open-session'
import { priorityWords } from './practice-words'
import { undoAnswer } from './undo-answer'

export function learningRoutes(app: FastifyInstance, services: ApiServices): void {
  const { pool, logger, env } = services
  const parts = learningDeps({ ...services, secret: env.jwtSecret() })
  const { tokens } = parts
  // Loads what the first game needs, which takes a moment, before the first request.
  app.addHook('onListen', (done) => {
    parts.distractors().catch((error: unknown) => {
      // If the server was stopped at once, its database is closed and the error is expected.
      if (app.server.listening) logger.warn({ err: error }, 'loading the words for games failed')
    })
    done()
  })
  route(app, learning.getPriorityWords, ({ query }, { actor }) => priorityWords(parts, actor, query))
  route(app, learning.createGames, ({ body }, { actor, runIdempotently }) =>
    createGamesFor(parts, actor, body, runIdempotently),
  )
  route(app, learning.checkAnswer, ({ body }, { actor }) => answerGame(parts, actor, body))
  route(app, learning.undoAnswer, ({ body }, { actor }) =>
    undoAnswer(pool, tokens, actor, body.game_session_id),
  )
  route(app, learning.getOpenSession, (_input, { actor }) => openSession(pool, tokens, actor))
  route(app, learning.closeSession, ({ body }, { actor }) =>
    closeNewestSession(pool, actor, body.game_session_id),
  )
  route(app, learning.createFindImage, ({ params }, { actor }) =>
    findImageGame(parts, actor, params.spell_id),
  )
  route(app, learning.answerFindImage, ({ body }, { actor }) => findImageAnswer(parts, actor, body))
  route(app, learning.getGameMedium, ({ params }) => gameMedium(parts, params.file))
}
