import * as textWords from '@wordhoard/contracts/reading/text-words'
import type { FastifyInstance } from 'fastify'
import { readGiven } from '../../../lib/late/given-time'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { addFromBody, addFromText } from '../add-words'
import { undo } from '../undo'
import { addFromArticle } from './add-from-article'
import { bodyStates, textStates } from './text-states'

export function textWordsRoutes(
  app: FastifyInstance,
  { pool, textProcessor, learnerModel }: ApiServices,
): void {
  const deps = { learnerModel, textProcessor }
  route(
    app,
    textWords.addFromText,
    ({ body }, { actor }) => addFromText(pool, textProcessor, actor, { ...body, title: body.title ?? '' }),
    { handleLongBody: (body, { actor }) => addFromBody(pool, textProcessor, actor, body) },
  )
  route(app, textWords.addFromArticle, ({ body }, { actor }) =>
    addFromArticle(pool, textProcessor, actor, body),
  )
  route(app, textWords.getTextStates, ({ body }, { actor }) => textStates(deps, actor, body.text), {
    handleLongBody: (body, { actor }) => bodyStates(deps, actor, body),
  })
  route(app, textWords.undoChange, ({ params, query }, { actor, runIdempotently }) =>
    undo(actor, { id: params.id, given: readGiven(query) }, runIdempotently),
  )
}
