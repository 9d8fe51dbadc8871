import * as memory from '@wordhoard/contracts/learner/memory'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { bringBackWords, chooseRetention, learnerMemory, listLetGoWords } from './learner-memory'

export function learnerMemoryRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, memory.getMemory, (_input, { actor }) => learnerMemory(pool, actor))
  route(app, memory.setRetention, ({ body }, { actor }) => chooseRetention(pool, actor, body))
  route(app, memory.listLetGo, ({ query }, { actor }) => listLetGoWords(pool, actor, query))
  route(app, memory.bringBack, ({ body }, { actor }) => bringBackWords(pool, actor, body))
}
