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

export function dictionaryRoutes(
  app: FastifyInstance,
  { replicas, dictionary, senses, translations }: ApiServices,
): void {
  const dictionaryService = new DictionaryService({
    dictionary,
    relatives: new WordRelatives(replicas.reader, dictionary.index),
    rankTapped: (tap, context) => senses.rankTapped(tap, context),
    translations,
  })
  route(
    app,
    lookUpSpell,
    ({ params, query }) => dictionaryService.lookUp(params.text, query.context, query.lang),
    {
      answerFromMemory: ({ params, query }) => {
        const { context, lang } = query as { context?: unknown; lang?: unknown }
        // A language that is stated twice is left to the schema.
        if (context !== undefined || (lang !== undefined && typeof lang !== 'string')) return undefined
        return dictionaryService.getCachedLookUp((params as { text: string }).text, lang)
      },
    },
  )
  route(app, searchWords, ({ params }) => dictionaryService.search(params.text), {
    answerFromMemory: ({ params }) => dictionaryService.getCachedSearch((params as { text: string }).text),
  })
  route(app, getWordById, ({ params }) => dictionaryService.wordById(params.id))
  route(app, getSpell, ({ params, query }) => dictionaryService.spell(params.id, query.lang))
  route(app, getWordRelatives, ({ params }) => dictionaryService.relatives(params.id))
  route(app, getSpells, ({ body, query }) => dictionaryService.spells(body, query.lang))
  route(app, resolveWords, ({ body }) => dictionaryService.resolveAll(body))
  route(app, findSpellsInContext, ({ query }) => dictionaryService.inContext(query.context, query.lang))
}
