import { dictionaryQueries } from '../../features/dictionary/dictionary.queries'
import { translationLang } from '../../languages/my-language.store'
import { parsePathId } from '../../lib/path-id'
import { queryClient } from '../../shell/query-client'
import { dataInPage } from '../../shell/served/page-data'
import { putWordData } from './word-data'

/** Starts fetching the word at an address while the screen's code is still loading, with what shows translations. */
export async function prefetchWord(pathname: string): Promise<void> {
  const id = parsePathId(pathname.split('/')[2])
  if (id === undefined) return
  const inPage = dataInPage('word')
  if (inPage?.spell.id === id) putWordData(queryClient, inPage)
  await Promise.all([
    queryClient.prefetchQuery(dictionaryQueries.spell(id)),
    // What is below them would move if they came later.
    queryClient.prefetchQuery(dictionaryQueries.relatives(id)),
    translationLang() !== undefined && showTranslations(),
  ])
}

const showTranslations = async () => (await import('../../languages/follow-session')).followSession()
