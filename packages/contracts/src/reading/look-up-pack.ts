import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from '../endpoint'
import { wantedLanguage } from '../fields/language-fields'

const packFile = z.object({
  /** Changes with its content, so that it may be cached for good. */
  name: z.string(),
  /** Size in bytes. */
  bytes: z.int(),
})

export const getLookUpPack = endpoint({
  method: 'GET',
  path: '/dict/packs',
  auth: 'public',
  summary:
    'Get the names and sizes of the files with which a device looks up the commonest words without a network',
  query: z.object({ lang: wantedLanguage }),
  response: z.object({
    /** Null while the dictionary is being imported. */
    words: z.nullable(packFile),
    /** Translations of these words, if we have the language. */
    translations: z.nullable(packFile),
  }),
})
export type LookUpPackFiles = AnswerOf<typeof getLookUpPack>
export type LookUpPackFile = NonNullable<LookUpPackFiles['words']>

export const getLookUpPackFile = endpoint({
  method: 'GET',
  path: '/dict/packs/:name',
  auth: 'public',
  summary: 'Get a file of the look-up pack, or with a `Range` header (bytes=N-) the rest of it',
  params: z.object({ name: z.string().check(z.maxLength(60)) }),
  produces: 'application/octet-stream',
  errors: ['pack_not_found'],
})
