import { queryOptions } from '@tanstack/react-query'
import { MAX_WORD_LENGTH } from '@wordhoard/contracts/fields/word-fields'
import { type LookUp, lookUp } from '@wordhoard/contracts/look-up'
import { langQuery, translationLang } from '../../languages/my-language.store'
import { call } from '../../session/call'
import { forever } from './dictionary.queries'
import { freshFor } from './pack/fresh-for'
import { orFromPack } from './pack/or-from-pack'
import type { AuthorSense } from './text-senses'
import { contextOf, placeIn, type WordQuery } from './word-query'

/** What is found of a word longer than any entry; the server would refuse the question. */
const nothing: LookUp = { entries: [], phrases: [], ranking: [] }

/** Everything shown for a word or phrase of a text with this topic, for which its author may have chosen a meaning. */
export function lookUpQuery(word: WordQuery, topic: string, chosen: AuthorSense | undefined) {
  return queryOptions({
    queryKey: [
      ...['dict', 'look-up', word.text, contextOf(word), placeIn(word), topic],
      translationLang() ?? '',
      chosen?.definitionId ?? 0,
    ] as const,
    queryFn: async ({ signal }): Promise<LookUp> => {
      if (word.text.length > MAX_WORD_LENGTH) return nothing
      const at = word.isPhrase ? {} : { at: placeIn(word) }
      const wanted = chosen && { chosen_id: chosen.definitionId, chosen_spell_id: chosen.spellId }
      const query = {
        text: word.text,
        context: contextOf(word),
        ...at,
        ...(topic !== '' && { topic }),
        ...wanted,
        ...langQuery(),
      }
      return orFromPack(
        () => call(lookUp, { query }, { signal }),
        (pack) => pack.lookUpInPack(query),
      )
    },
    structuralSharing: false,
    staleTime: ({ state }) => freshFor(state.data),
    gcTime: forever.gcTime,
  })
}
