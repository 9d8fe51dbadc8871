import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { chooseSense } from '@wordhoard/contracts/encounters'
import { useMemo } from 'react'
import { callOrKeep } from '../../device/outbox/call-or-keep'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { useSession } from '../../session/session.store'
import { toast } from '../../ui/overlays/toast.store'
import { encountersOf, type Lookup } from './encounters.queries'
import { changeMessages } from './messages'

const normaliseSpaces = (sentence: string) => sentence.replace(/\s+/g, ' ').trim()

/** Shows a choice at once, by updating the cached sentence. */
function showChoice(
  client: QueryClient,
  { spellId, sentence }: Pick<Lookup, 'spellId' | 'sentence'>,
  definitionId: number | null,
): void {
  client.setQueryData(
    encountersOf(spellId).queryKey,
    (known) =>
      known && {
        ...known,
        sentences: known.sentences.map((one) =>
          one.sentence === normaliseSpaces(sentence) ? { ...one, definition_id: definitionId } : one,
        ),
      },
  )
}

/**
 * Returns the reader's chosen sense for a word in the sentence where it was looked up, and a function to change it.
 * Returns undefined for visitors, for a word without a sentence, and until the stored sentences are known.
 *
 * @param isReady false while the look-up is being counted
 */
export function useSenseChoice(lookup: Lookup | null, isReady: boolean) {
  const client = useQueryClient()
  const isUser = useSession((state) => state.status === 'user')
  const { spellId = 0, sentence = '', source = '' } = lookup ?? {}
  const { data } = useQuery({ ...encountersOf(spellId), enabled: isUser && isReady && spellId > 0 })
  const storedSentence = data?.sentences.find((one) => one.sentence === normaliseSpaces(sentence))
  const chosenId = storedSentence?.definition_id ?? undefined
  const isPossible = data !== undefined && normaliseSpaces(sentence) !== ''
  const isStored = storedSentence !== undefined
  return useMemo(() => {
    if (!isPossible) return undefined
    const choose = async (definitionId: number | null, offeredId: number | undefined) => {
      const known = { spellId, sentence, source }
      showChoice(client, known, definitionId)
      try {
        const body = {
          spell_id: spellId,
          context: sentence,
          definition_id: definitionId,
          source,
          ...(offeredId !== undefined && { offered_id: offeredId }),
        }
        const { keptAs } = await callOrKeep('sense', body, () => call(chooseSense, { body }))
        // The server has stored a sentence that it didn't know for this word.
        if (!isStored && keptAs === undefined)
          await client.invalidateQueries({ queryKey: encountersOf(spellId).queryKey })
      } catch (error) {
        showChoice(client, known, chosenId ?? null)
        toast({ text: changeMessages.meaningNotSaved(errorSentence(error)), tone: 'error' })
      }
    }
    return {
      spellId,
      chosenId,
      choose: (definitionId: number | null, offeredId: number | undefined) =>
        void choose(definitionId, offeredId),
    }
  }, [client, isPossible, isStored, spellId, sentence, source, chosenId])
}
