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
import { DictionaryService } from './dictionary.service'
import { WordRelatives } from './word-relatives'

export function dictionaryRoutes(app: FastifyInstance, { pool, dictionary, senses }: ApiServices): void {
  const dictionaryService = new DictionaryService(
    dictionary,
    new WordRelatives(pool, dictionary.index),
    (tap, context) => senses.rankTapped(tap, context),
  )
  route(app, lookUpSpell, ({ params, query }) => dictionaryService.lookUp(params.text, query.context), {
    answerFromMemory: ({ params, query }) =>
      'context' in (query as object)
        ? undefined
        : dictionaryService.getCachedLookUp((params as { text: string }).text),
  })
  route(app, searchWords, ({ params }) => dictionaryService.search(params.text), {
    answerFromMemory: ({ params }) => dictionaryService.getCachedSearch((params as { text: string }).text),
  })
  route(app, getWordById, ({ params }) => dictionaryService.wordById(params.id))
  route(app, getSpell, ({ params }) => dictionaryService.spell(params.id))
  route(app, getWordRelatives, ({ params }) => dictionaryService.relatives(params.id))
  route(app, getSpells, ({ body }) => dictionaryService.spells(body))
  route(app, resolveWords, ({ body }) => dictionaryService.resolveAll(body))
  route(app, findSpellsInContext, ({ query }) => dictionaryService.inContext(query.context))
}
