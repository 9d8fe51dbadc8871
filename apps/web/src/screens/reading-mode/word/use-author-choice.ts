import type { Spell } from '@wordhoard/contracts/dictionary'
import { useContext, useMemo } from 'react'
import type { SenseChoice } from '../../../features/dictionary/sense-choice'
import { TextSensesContext } from '../../../features/dictionary/text-senses'
import type { WordQuery } from '../../../features/dictionary/word-query'

/**
 * Lets the author of the article choose a meaning for every reader; undefined for everybody else. It is their own choice
 * too, so that they practise what they chose.
 */
export function useAuthorChoice(
  word: WordQuery,
  spell: Spell | null,
  own: SenseChoice | undefined,
): SenseChoice | undefined {
  const senses = useContext(TextSensesContext)
  return useMemo(() => {
    const chooseForAll = senses?.choose
    if (!senses || !chooseForAll || !spell || !senses.isInText(word)) return undefined
    const sense = senses.find(word)
    const choose: SenseChoice['choose'] = (definitionId, offeredId) => {
      chooseForAll(word, definitionId === null ? null : { spellId: spell.id, definitionId })
      own?.choose(definitionId, offeredId)
    }
    const chosenId = sense?.spellId === spell.id ? sense.definitionId : undefined
    return { spellId: spell.id, chosenId, isForAll: true, choose }
  }, [senses, word, spell, own])
}
