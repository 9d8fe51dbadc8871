import type { OnWordChange } from '../../features/vocabulary/change-words'
import { drawPhrase } from '../../features/word-states/draw-phrase'
import { applyChanges, isInText } from '../../features/word-states/word-states.store'

/** Draws a word at once as what it has become, wherever it stands in the text; a phrase once it is known where that is. */
export const onWordChange: OnWordChange = ({ spellId, headword }, state) => {
  if (state !== null && headword.includes(' ') && !isInText(spellId)) {
    void drawPhrase(spellId, headword)
    return () => void applyChanges([{ spellId, state: null }])
  }
  return applyChanges([{ spellId, state }])
}
