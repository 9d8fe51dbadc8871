import * as learn from '@wordhoard/contracts/learning'
import * as statistics from '@wordhoard/contracts/learning-statistics'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import { answerGame } from './check-answer'
import { createGamesFor } from './games/create-games'
import { findImageAnswer, findImageGame } from './games/find-image'
import { gameMedium } from './games/game-media'
import { type LearnServices, learnParts } from './learn-parts'
import { changeSettings } from './learn-settings'
import { openSession, sessionClosed } from './open-session'
import { priorityWords } from './practice-words'
import { insights } from './statistics/insights'
import { activityPerDay, learningStat } from './statistics/learning-stat'
import { sessionStat } from './statistics/session-stat'
import { learnToday } from './statistics/today'
import { answerUndone } from './undo-answer'

export function learnRoutes(app: FastifyInstance, services: LearnServices): void {
  const parts = learnParts(services)
  const { pool, dictionary, tokens } = parts
  // What the first game needs takes a moment to load; a server that listens does it before anybody asks.
  app.addHook('onListen', (done) => {
    parts.distractors().catch((error: unknown) => {
      // A server that is stopped at once has closed the database; that is no news.
      if (app.server.listening) services.logger.warn({ err: error }, 'games not prepared')
    })
    done()
  })
  route(app, learn.getPriorityWords, ({ query }, { actor }) => priorityWords(pool, dictionary, actor, query))
  route(app, learn.createGames, ({ body }, { actor, once }) => createGamesFor(parts, actor, body, once))
  route(app, learn.checkAnswer, ({ body }, { actor }) => answerGame(parts, actor, body))
  route(app, learn.undoAnswer, ({ body }, { actor }) =>
    answerUndone(pool, tokens, actor, body.game_session_id),
  )
  route(app, learn.getOpenSession, (_input, { actor }) => openSession(pool, tokens, actor))
  route(app, learn.closeSession, ({ body }, { actor }) => sessionClosed(pool, actor, body.game_session_id))
  route(app, statistics.getGameSessionStat, ({ params }, { actor }) =>
    sessionStat(pool, dictionary, actor, params.id),
  )
  route(app, statistics.getLearningStat, ({ query }, { actor }) => learningStat(pool, actor, query.tz))
  route(app, statistics.getActivityPerDay, ({ query }, { actor }) => activityPerDay(pool, actor, query.tz))
  route(app, statistics.getInsights, ({ query }, { actor }) => insights(pool, actor, query.tz))
  route(app, statistics.getLearnToday, ({ query }, { actor }) => learnToday(pool, actor, query.tz))
  route(app, statistics.updateLearnSettings, ({ body }, { actor }) => changeSettings(pool, actor, body))
  route(app, learn.createFindImage, ({ params }, { actor }) => findImageGame(parts, actor, params.spell_id))
  route(app, learn.answerFindImage, ({ body }, { actor }) => findImageAnswer(parts, actor, body))
  route(app, learn.getGameMedium, ({ params }) => gameMedium(parts, params.file))
}
