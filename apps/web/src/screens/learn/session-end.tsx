import { useQueryClient } from '@tanstack/react-query'
import { endPlay } from '../../features/learning/games/play.store'
import { beginPractice, startNewSession, useLearning } from '../../features/learning/learning.store'
import { GameSessionStat } from '../../features/learning/result/session-stat'
import { useReading } from '../../features/reader/text/reading.store'
import { paths } from '../../shell/paths'
import { fetchEntries } from './entry-queries'

/** Shows the result, and leads on: to the missed words, a new session, or back to the text. */
export function SessionEnd() {
  const { sessionId, mode, textPath, customVocId } = useLearning()
  const hasText = useReading(({ text, isReading }) => isReading && text !== '')
  const client = useQueryClient()
  if (sessionId === null) return null
  const onNewSession = () => {
    endPlay()
    startNewSession()
  }
  const onOnceMore = (spellIds: readonly number[]) => {
    fetchEntries(client, spellIds).catch((error: unknown) =>
      console.info('The entries could not be preloaded', error),
    )
    endPlay()
    beginPractice(spellIds, textPath, customVocId)
  }
  return (
    <GameSessionStat
      sessionId={sessionId}
      isChallenge={mode === 'challenge'}
      onNewSession={onNewSession}
      onOnceMore={onOnceMore}
      textPath={textPath ?? (hasText ? paths.read : null)}
      isFromText={textPath !== null}
    />
  )
}
