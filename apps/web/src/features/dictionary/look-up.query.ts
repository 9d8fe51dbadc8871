import { queryOptions } from '@tanstack/react-query'
import { type LookUp, lookUp } from '@wordhoard/contracts/look-up'
import { langQuery, translationLang } from '../../languages/my-language.store'
import { call } from '../../session/call'
import { forever } from './dictionary.queries'
import { freshFor } from './pack/fresh-for'
import { orFromPack } from './pack/or-from-pack'
import type { AuthorSense } from './text-senses'
import { contextOf, placeIn, type WordQuery } from './word-query'

/** Everything shown for a word or phrase of a text with this topic, for which its author may have chosen a meaning. */
export function lookUpQuery(word: WordQuery, topic: string, chosen: AuthorSense | undefined) {
  return queryOptions({
    queryKey: [
      ...['dict', 'look-up', word.text, contextOf(word), placeIn(word), topic],
      translationLang() ?? '',
      chosen?.definitionId ?? 0,
    ] as const,
    queryFn: ({ signal }): Promise<LookUp> => {
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
