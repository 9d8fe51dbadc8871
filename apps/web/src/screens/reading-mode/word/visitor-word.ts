import type { Spell } from '@wordhoard/contracts/dictionary'
import { useEffect, useMemo } from 'react'
import { headwordOf } from '../../../features/dictionary/entry/spell-head'
import type { SenseChoice } from '../../../features/dictionary/sense-choice'
import type { SelectedWord } from '../../../features/reader/selection/selected-word'
import type { VisitorWord } from '../../../features/visitor-words/stored-words'
import { useVisitorLookup } from '../../../features/visitor-words/use-visitor-lookup'
import { useSession } from '../../../session/session.store'
import { useShownEntry } from './shown-entry.store'
import type { WordSource } from './word-source'

/** Returns an entry with the sentence in which a visitor met it; null for everybody else. */
export function useVisitorWord(
  spell: Spell | null,
  { sentence }: SelectedWord,
  { source, articleId }: WordSource,
): VisitorWord | null {
  const isVisitor = useSession((state) => state.status === 'visitor')
  const chosen = useShownEntry((state) => state.chosen)
  return useMemo(() => {
    if (!isVisitor || !spell) return null
    return {
      spellId: spell.id,
      headword: headwordOf(spell),
      sentence,
      source: source.trim(),
      ...(articleId !== undefined && { articleId }),
      ...(chosen && { definitionId: chosen.id }),
      ...(chosen?.offeredId !== undefined && { offeredId: chosen.offeredId }),
    }
  }, [isVisitor, spell, chosen, sentence, source, articleId])
}

/** Remembers what a visitor looks up, and lets the key S act on it. */
export function useVisitorLookups(word: VisitorWord | null): void {
  useVisitorLookup(word)
  useEffect(() => {
    useShownEntry.setState({ visitorWord: word })
    return () => useShownEntry.setState({ visitorWord: null })
  }, [word])
}

/** Lets a visitor choose a meaning, which is stored once they have an account. Undefined for everybody else. */
export function useVisitorChoice(): SenseChoice | undefined {
  const isVisitor = useSession((state) => state.status === 'visitor')
  const chosenId = useShownEntry((state) => state.chosen?.id)
  const spellId = useShownEntry((state) => state.spell?.id)
  return useMemo(() => {
    if (!isVisitor || spellId === undefined) return undefined
    const choose: SenseChoice['choose'] = (id, offeredId) =>
      useShownEntry.setState({ chosen: id === null ? null : { id, offeredId } })
    return { spellId, chosenId, choose }
  }, [isVisitor, spellId, chosenId])
}
