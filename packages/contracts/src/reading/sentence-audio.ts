import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { storable } from '../fields/fields'

/** Maximum length of a sentence that can be spoken, in characters; longer ones are spoken in parts. */
export const MAX_SPOKEN_LENGTH = 300
/** Maximum number of sentences that an account may have spoken in an hour: more than anybody can hear. */
export const SPOKEN_SENTENCES_PER_HOUR = 1_000

/** Posted, so that what somebody reads is in no address and no log. */
export const speakSentence = endpoint({
  method: 'POST',
  path: '/audio/sentence',
  auth: 'session',
  summary: 'Get a sentence as synthesised British speech (WAV), for reading a text aloud',
  body: z.object({
    text: storable.check(
      z.trim(),
      z.regex(/[\p{L}\p{N}]/u, { error: 'There is nothing to speak' }),
      z.maxLength(MAX_SPOKEN_LENGTH, { error: `A sentence has at most ${MAX_SPOKEN_LENGTH} characters` }),
    ),
  }),
  produces: 'audio/wav',
  errors: ['speech_busy'],
})
