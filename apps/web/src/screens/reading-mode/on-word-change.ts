import type { OnWordChange } from '../../features/vocabulary/change-words'
import { drawPhrase } from '../../features/word-states/draw-phrase'
import { applyChanges, isInText } from '../../features/word-states/word-states.store'

/** Shows a word's new state at once everywhere in the text; a phrase appears once the server has located it. */
export const onWordChange: OnWordChange = ({ spellId, headword }, state) => {
  if (state !== null && headword.includes(' ') && !isInText(spellId)) {
    void drawPhrase(spellId, headword)
    return () => void applyChanges([{ spellId, state: null }])
  }
  return applyChanges([{ spellId, state }])
}
