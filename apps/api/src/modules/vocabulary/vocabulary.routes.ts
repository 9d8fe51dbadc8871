import * as mainVoc from '@wordhoard/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { addFromBody, addFromText } from './add-words'
import { getItem, removeWords, saveWord, setState, updatePriority } from './change-words'
import { exportWords } from './export-words'
import { importWords } from './import-words'
import { listWords, minimalScored, vocabularyStat } from './list-words'
import { addFromArticle } from './texts/add-from-article'
import { bodyStates, textStates } from './texts/text-states'
import { undo } from './undo'

export function mainVocRoutes(app: FastifyInstance, { pool, dictionary, textWork }: ApiServices): void {
  route(app, mainVoc.listMainVocabulary, ({ query }, { actor }) => listWords(pool, actor, query))
  route(app, mainVoc.getVocabularyStat, (_input, { actor }) => vocabularyStat(pool, actor))
  route(app, mainVoc.listMinimalScored, (_input, { actor }) => minimalScored(pool, actor))
  route(app, mainVoc.getItem, ({ params }, { actor }) => getItem(pool, actor, params.spell_id))
  route(app, mainVoc.saveWord, ({ params }, { actor }) => saveWord(pool, dictionary, actor, params.spell_id))
  route(app, mainVoc.updatePriority, ({ body }, { actor }) => updatePriority(pool, actor, body))
  route(app, mainVoc.setWordState, ({ body }, { actor }) => setState(pool, actor, body))
  route(app, mainVoc.removeWords, ({ body }, { actor }) => removeWords(pool, actor, body.spell_ids))
  route(
    app,
    mainVoc.addFromText,
    ({ body }, { actor }) => addFromText(pool, textWork, actor, { text: body.text, title: body.title ?? '' }),
    { ofLongBody: (body, { actor }) => addFromBody(pool, textWork, actor, body) },
  )
  route(app, mainVoc.addFromArticle, ({ body }, { actor }) =>
    addFromArticle(pool, textWork, actor, body.article_id),
  )
  route(app, mainVoc.getTextStates, ({ body }, { actor }) => textStates(pool, textWork, actor, body.text), {
    ofLongBody: (body, { actor }) => bodyStates(pool, textWork, actor, body),
  })
  route(app, mainVoc.undoChange, ({ params }, { actor }) => undo(pool, actor, params.id))
  route(app, mainVoc.importWords, ({ body }, { actor }) => importWords(pool, textWork, actor, body))
  route(app, mainVoc.exportWords, ({ query }, { actor }) => exportWords(pool, actor, query))
}
