import { endPlay } from '../../features/learning/games/play.store'
import { startNewSession, useLearning } from '../../features/learning/learning.store'
import { GameSessionStat } from '../../features/learning/session-stat'

/** Shows the result and starts a new session. */
export function SessionEnd() {
  const { sessionId, mode } = useLearning()
  if (sessionId === null) return null
  const onNewSession = () => {
    endPlay()
    startNewSession()
  }
  return (
    <GameSessionStat sessionId={sessionId} isChallenge={mode === 'challenge'} onNewSession={onNewSession} />
  )
}
