import { speakSentence } from '@wordhoard/contracts/reading/sentence-audio'
import type { FastifyInstance } from 'fastify'
import { RawBody } from '../../../lib/raw-body'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'

export function sentenceAudioRoutes(app: FastifyInstance, { sentenceAudio }: ApiServices): void {
  route(
    app,
    speakSentence,
    async ({ body }, { actor }) => new RawBody(await sentenceAudio.speak(actor, body.text), 'audio/wav'),
  )
}
