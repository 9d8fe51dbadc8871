import { listFalseFriends, listLanguages, listTranslations } from '@wordhoard/contracts/reading/translations'
import { readFalseFriends } from '@wordhoard/dictionary/translations/false-friends'
import { languageCode } from '@wordhoard/lexicon/language-code'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import type { TranslationsById } from './translations.service'

export function translationsRoutes(app: FastifyInstance, { translations }: ApiServices): void {
  route(app, listLanguages, () => translations.languages())
  route(app, listFalseFriends, ({ params }) => readFalseFriends(languageCode(params.lang) ?? ''))
  route(app, listTranslations, async ({ body }) => {
    const found: Record<string, TranslationsById> = {}
    for (const lang of new Set(body.langs)) {
      const language = await translations.open(lang)
      if (language) found[lang] = await language.of(body.definition_ids)
    }
    return found
  })
}
