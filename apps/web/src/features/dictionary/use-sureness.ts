import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { useEffect, useMemo, useState } from 'react'
import { affixMessages } from './affix/affix-messages'
import { entryMessages } from './entry/messages'
import type { Sureness } from './entry/spell-entry'
import { headwordOf } from './entry/spell-head'
import type { SenseChoice } from './sense-choice'
import { senseStateOf } from './sense-state'
import type { SenseOption } from './which-fits'

const none: readonly never[] = []

interface SurenessInput {
  readonly found: LookUp
  /** The entry shown. */
  readonly spell: Spell
  readonly choice: SenseChoice | undefined
  /** Shows another entry. */
  readonly showEntry: (spellId: number) => void
}

/**
 * Returns how sure we are of the meaning shown first, and the reader's choice. A choice made before it can be stored, or
 * for another entry, is shown at once and stored when the choice for that entry is ready.
 */
export function useSureness({ found, spell, choice, showEntry }: SurenessInput): {
  readonly sureness: Sureness
  readonly choice: SenseChoice | undefined
} {
  const { entries, senses, affix } = found
  const [picked, setPicked] = useState<SenseOption | null>(null)
  const offeredId = senses?.[0]?.definition_id
  const isReady = choice?.spellId === spell.id
  useEffect(() => {
    if (!picked || !isReady || picked.spell.id !== spell.id) return
    choice.choose(picked.definition.id, picked.spell.id === senses?.[0]?.spell_id ? offeredId : undefined)
    setPicked(null)
  }, [picked, isReady, choice, spell.id, senses, offeredId])

  const options = useMemo(() => {
    const state = senseStateOf(senses)
    if (affix || state.kind !== 'choose' || senses?.[0]?.spell_id !== spell.id) return none
    const found = state.options.flatMap(({ spell_id, definition_id }) => {
      const entry = entries.find(({ id }) => id === spell_id)
      const definition = entry?.definitions.find(({ id }) => id === definition_id)
      return entry && definition ? [{ spell: entry, definition }] : []
    })
    return found.length > 1 ? found : none
  }, [entries, senses, affix, spell.id])

  const onChoose = (option: SenseOption) => {
    setPicked(option)
    showEntry(option.spell.id)
  }
  const shown = picked?.spell.id === spell.id ? picked.definition.id : undefined
  return {
    sureness: { label: labelOf(found, spell), options, onChoose },
    choice:
      shown === undefined
        ? choice
        : { spellId: spell.id, chosenId: shown, choose: choice?.choose ?? (() => {}) },
  }
}

/** Says how sure we are of the first meaning of an entry. */
function labelOf({ senses, affix }: LookUp, spell: Spell): string {
  if (affix) return affixMessages.ofBase(headwordOf(spell))
  const [best] = senses ?? []
  if (best && best.spell_id !== spell.id) return entryMessages.best.closest
  return senseStateOf(senses).kind === 'fits' ? entryMessages.best.ranked : entryMessages.best.probably
}
