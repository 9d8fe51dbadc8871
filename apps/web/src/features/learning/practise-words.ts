import { useSession } from '../../session/session.store'
import { endPlay } from './games/play.store'
import { useLearning } from './learning.store'

/**
 * Begins a session of exactly these words: first their entries, with the sentences in which the learner met them, then
 * their games. The caller goes to Learn.
 */
export function practiseWords(spellIds: readonly number[]): void {
  endPlay()
  useLearning.setState({
    userId: useSession.getState().user?.user_id,
    customVocId: null,
    mode: 'normal',
    step: 'dict-entry',
    cards: [],
    choices: spellIds.map((spellId) => ({ spellId, isRemembered: false })),
    entry: 0,
    sessionId: null,
  })
}
