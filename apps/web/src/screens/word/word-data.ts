import type { QueryClient } from '@tanstack/react-query'
import type { PageData } from '@wordhoard/contracts/site/page-data'
import { dictionaryQueries } from '../../features/dictionary/dictionary.queries'
import { translationLang } from '../../languages/my-language.store'

/** Stores a word that came with its page, which has no translations, so that it isn't fetched again. */
export function putWordData(client: QueryClient, { spell, relatives }: PageData['word']): void {
  if (translationLang() === undefined) client.setQueryData(dictionaryQueries.spell(spell.id).queryKey, spell)
  client.setQueryData(dictionaryQueries.relatives(spell.id).queryKey, relatives)
}
