import type { Spell } from '@wordhoard/contracts/dictionary'
import { useLocation } from 'react-router-dom'
import type { SelectedWord } from '../../../features/reader/selection/selected-word'
import { VisitorActions } from '../../../features/visitor-words/visitor-actions'
import { WordActions } from '../../../features/vocabulary/table/word-actions'
import { onWordChange } from '../on-word-change'
import { toActionWord } from './action-word'
import { visitorPlace } from './visitor-place'
import { useVisitorWord } from './visitor-word'
import type { WordSource } from './word-source'

interface WordButtonsProps extends WordSource {
  spell: Spell
  selection: SelectedWord
}

/** Actions on the entry beside the text. */
export function WordButtons({ spell, selection, ...source }: WordButtonsProps) {
  const { pathname } = useLocation()
  const word = useVisitorWord(spell, selection, source)
  if (!word) return <WordActions word={toActionWord(spell)} variant="panel" onChange={onWordChange} />
  return (
    <VisitorActions word={word} place={() => visitorPlace(pathname, word)} path={pathname} variant="panel" />
  )
}
