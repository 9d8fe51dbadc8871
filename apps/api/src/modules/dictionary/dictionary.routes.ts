import {
  findSpellsInContext,
  getSpell,
  getSpells,
  getWordById,
  getWordRelatives,
  lookUpSpell,
  resolveWords,
  searchWords,
} from '@wordhoard/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { DictService } from './dictionary.service'
import { WordRelatives } from './word-relatives'

export function dictRoutes(app: FastifyInstance, { pool, dictionary }: ApiServices): void {
  const dict = new DictService(dictionary, new WordRelatives(pool, dictionary.index))
  route(app, lookUpSpell, ({ params, query }) => dict.lookUp(params.text, query.context), {
    atOnce: ({ params, query }) =>
      'context' in (query as object) ? undefined : dict.lookedUp((params as { text: string }).text),
  })
  route(app, searchWords, ({ params }) => dict.search(params.text), {
    atOnce: ({ params }) => dict.searched((params as { text: string }).text),
  })
  route(app, getWordById, ({ params }) => dict.wordById(params.id))
  route(app, getSpell, ({ params }) => dict.spell(params.id))
  route(app, getWordRelatives, ({ params }) => dict.relatives(params.id))
  route(app, getSpells, ({ body }) => dict.spells(body))
  route(app, resolveWords, ({ body }) => dict.resolveAll(body))
  route(app, findSpellsInContext, ({ query }) => dict.inContext(query.context))
}
