import { endPlay } from '../../features/games/play.store'
import { startNewSession, useLearning } from '../../features/learn/learning.store'
import { GameSessionStat } from '../../features/learn/session-stat'

/** The result, and the way back to the beginning. */
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
