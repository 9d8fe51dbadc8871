import * as customVoc from '@wordhoard/contracts/custom-vocabulary'
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
import { searchedVocabularies } from './search-vocabularies'

export function customVocRoutes(app: FastifyInstance, { pool, dictionary }: ApiServices): void {
  route(app, customVoc.listVocabularies, (_input, { actor }) => listVocabularies(pool, actor))
  route(app, customVoc.searchVocabularies, ({ query }, { actor }) => searchedVocabularies(pool, actor, query))
  route(app, customVoc.createVocabulary, ({ body }, { actor, runIdempotently }) =>
    runIdempotently((client) => createVocabulary(client, actor, body)),
  )
  route(app, customVoc.getVocabulary, ({ params, query }, { actor }) =>
    vocabularyPage(pool, actor, params.id, query),
  )
  route(app, customVoc.getVocabularyInfo, ({ params }, { actor }) =>
    readableVocabulary(pool, actor, params.id),
  )
  route(app, customVoc.updateVocabulary, ({ params, body }, { actor }) =>
    updateVocabulary(pool, actor, params.id, body),
  )
  route(app, customVoc.deleteVocabulary, ({ params }, { actor }) => deleteVocabulary(pool, actor, params.id))
  route(app, customVoc.addSpells, ({ body }, { actor }) =>
    addSpells(pool, dictionary, actor, body.voc_id, body.spell_ids),
  )
  route(app, customVoc.removeSpells, ({ body }, { actor }) =>
    removeSpells(pool, actor, body.voc_id, body.spell_ids),
  )
  route(app, customVoc.copyVocabulary, ({ body }, { actor }) =>
    copyVocabulary(pool, actor, body.from_id, body.to_id),
  )
}
