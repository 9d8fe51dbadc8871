import type { OnWordChange } from '../../features/vocabulary/change-words'
import { applyChanges } from '../../features/word-states/word-states.store'

/** Draws a word at once as what it has become, wherever it stands in the text. */
export const onWordChange: OnWordChange = ({ spellId }, state) => applyChanges([{ spellId, state }])
