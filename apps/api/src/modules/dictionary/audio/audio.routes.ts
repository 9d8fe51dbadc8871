import { getSpellAudio } from '@wordhoard/contracts/dictionary'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/app-error'
import { RawBody } from '../../../lib/raw-body'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'
import { findDefinitionSound } from './definition-sound'

const MONTH = 30 * 24 * 3600

export function audioRoutes(app: FastifyInstance, { dictionary, audio }: ApiServices): void {
  route(app, getSpellAudio, async ({ params, query }) => {
    const headword = dictionary.index.headwordOf(params.id)
    if (headword === undefined) throw new AppError('word_not_found')
    const { definition_id, part_of_speech } = query
    const ipa = definition_id && (await findDefinitionSound(dictionary, params.id, definition_id))
    const { bytes, mediaType } = await audio.speak(params.id, headword, ipa ? { ipa } : { part_of_speech })
    return new RawBody(bytes, mediaType, MONTH)
  })
}
