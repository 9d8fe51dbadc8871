import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import {
  createVocabulary,
  deleteVocabulary,
  listVocabularies,
  readableVocabulary,
  updateVocabulary,
} from './custom-vocabulary.service'
import { addSpells, copyVocabulary, removeSpells, vocabularyPage } from './custom-vocabulary-words'
import { searchVocabularies } from './search-vocabularies'

export function customVocabularyRoutes(app: FastifyInstance, { pool, dictionary }: ApiServices): void {
  route(app, customVocabulary.listVocabularies, (_input, { actor }) => listVocabularies(pool, actor))
  route(app, customVocabulary.searchVocabularies, ({ query }, { actor, request }) =>
    searchVocabularies(request.readFrom(), actor, query),
  )
  route(app, customVocabulary.createVocabulary, ({ body }, { actor, runIdempotently }) =>
    runIdempotently((client) => createVocabulary(client, actor, body)),
  )
  route(app, customVocabulary.getVocabulary, ({ params, query }, { actor }) =>
    vocabularyPage(pool, actor, params.id, query),
  )
  route(app, customVocabulary.getVocabularyInfo, ({ params }, { actor }) =>
    readableVocabulary(pool, actor, params.id),
  )
  route(app, customVocabulary.updateVocabulary, ({ params, body }, { actor }) =>
    updateVocabulary(pool, actor, params.id, body),
  )
  route(app, customVocabulary.deleteVocabulary, ({ params }, { actor }) =>
    deleteVocabulary(pool, actor, params.id),
  )
  route(app, customVocabulary.addSpells, ({ body }, { actor }) =>
    addSpells(pool, dictionary, actor, body.voc_id, body.spell_ids),
  )
  route(app, customVocabulary.removeSpells, ({ body }, { actor }) =>
    removeSpells(pool, actor, body.voc_id, body.spell_ids),
  )
  route(app, customVocabulary.copyVocabulary, ({ body }, { actor }) =>
    copyVocabulary(pool, actor, body.from_id, body.to_id),
  )
}
