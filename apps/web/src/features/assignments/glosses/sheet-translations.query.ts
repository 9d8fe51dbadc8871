import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listTranslations } from '@wordhoard/contracts/reading/translations'
import { call } from '../../../session/call'

/** The languages of a sheet in order, with the translations of definitions by their ids. */
export type SheetTranslations = readonly {
  readonly lang: string
  readonly byDefinition: Readonly<Record<string, readonly string[]>>
}[]

/** The translations of definitions into the languages of a sheet. */
export const sheetTranslationsQuery = (definitionIds: readonly number[], langs: readonly string[]) =>
  queryOptions({
    queryKey: ['assignments', 'sheet-translations', definitionIds, langs] as const,
    queryFn: async ({ signal }): Promise<SheetTranslations> => {
      const body = { definition_ids: [...definitionIds], langs: [...langs] }
      const found = await call(listTranslations, { body }, { signal })
      return langs.map((lang) => ({ lang, byDefinition: found[lang]?.translations ?? {} }))
    },
    enabled: langs.length > 0 && definitionIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
