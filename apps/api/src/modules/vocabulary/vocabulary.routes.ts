import * as vocabulary from '@wordhoard/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { getItem, removeWords, saveWord, setState, updateNote, updatePriority } from './change-words'
import { exportWords } from './export-words'
import { importWords } from './import-words'
import { listLowestScored, listWords, vocabularyStat } from './list-words'

export function vocabularyRoutes(
  app: FastifyInstance,
  { pool, dictionary, textProcessor, translations }: ApiServices,
): void {
  route(app, vocabulary.listMainVocabulary, ({ query }, { actor }) =>
    listWords(pool, translations, actor, query),
  )
  route(app, vocabulary.getVocabularyStat, (_input, { actor }) => vocabularyStat(pool, actor))
  route(app, vocabulary.listMinimalScored, (_input, { actor }) => listLowestScored(pool, actor))
  route(app, vocabulary.getItem, ({ params }, { actor }) => getItem(pool, actor, params.spell_id))
  route(app, vocabulary.saveWord, ({ params }, { actor }) =>
    saveWord(pool, dictionary, actor, params.spell_id),
  )
  route(app, vocabulary.updateNote, ({ params, body }, { actor }) =>
    updateNote(pool, actor, params.spell_id, body.note),
  )
  route(app, vocabulary.updatePriority, ({ body }, { actor, runIdempotently }) =>
    updatePriority(actor, body, runIdempotently),
  )
  route(app, vocabulary.setWordState, ({ body }, { actor, runIdempotently }) =>
    setState(actor, body, runIdempotently),
  )
  route(app, vocabulary.removeWords, ({ body }, { actor, runIdempotently }) =>
    removeWords(actor, body, runIdempotently),
  )
  route(app, vocabulary.importWords, ({ body }, { actor }) => importWords(pool, textProcessor, actor, body))
  route(app, vocabulary.exportWords, ({ query }, { actor }) => exportWords(pool, translations, actor, query))
}
