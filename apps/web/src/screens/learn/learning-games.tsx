import { useMutation, useQueryClient } from '@tanstack/react-query'
import { closeSession } from '@wordhoard/contracts/learning'
import { useCallback, useEffect, useRef } from 'react'
import { GamePlay } from '../../features/learning/games/game-play'
import { selectUnsent } from '../../features/learning/games/play'
import { beginPlay, endPlay, usePlay } from '../../features/learning/games/play.store'
import { learningQueries } from '../../features/learning/learning.queries'
import {
  showSessionStat,
  startGames,
  startNewSession,
  useLearning,
} from '../../features/learning/learning.store'
import { ApiError, errorSentence, isOffline } from '../../http/api-error'
import { newIdempotencyKey } from '../../http/idempotency-key'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import { ErrorState } from '../../ui/states/error-state'
import { Spinner } from '../../ui/states/spinner'
import styles from './learn.module.css'
import { learningGamesMessages } from './learning-games-messages'
import { NoSpellsForGame } from './no-words'
import { takeGames } from './prepared-games'

/** Creates the games if there are none yet, then plays them. */
export function LearningGames() {
  const sessionId = useLearning((state) => state.sessionId)
  const play = usePlay((state) => state.play)
  const isReady = play !== null && play.sessionId === sessionId
  // If the tab has lost the games (storage was cleared), the first step offers them again.
  const isLost = !isReady && sessionId !== null
  useEffect(() => {
    if (isLost) startNewSession()
  }, [isLost])
  if (isLost) return null
  return isReady ? <Games sessionId={play.sessionId} /> : <CreatingGames />
}

function Games({ sessionId }: { sessionId: number }) {
  const client = useQueryClient()
  const leave = () => {
    const { play } = usePlay.getState()
    if (play && selectUnsent(play).length > 0) {
      toast({ text: learningGamesMessages.stillSending })
      return
    }
    endPlay()
    startNewSession()
  }
  const onEnd = useCallback(
    (skipped: boolean) => {
      // Closes a session with games that this page couldn't show, or they would be offered again and again.
      if (skipped) void call(closeSession, { body: { game_session_id: sessionId } }).catch(console.info)
      showSessionStat()
      void client.invalidateQueries({ queryKey: learningQueries.all, refetchType: 'none' })
    },
    [client, sessionId],
  )
  return <GamePlay onLeave={leave} onEnd={onEnd} />
}

function CreatingGames() {
  const { error, mutate, isPending } = useCreateGames()
  const key = useRef<string>(undefined)
  useEffect(() => {
    // With the same key, a retry after a lost answer gets the session that the first attempt created.
    key.current ??= newIdempotencyKey()
    mutate(key.current)
  }, [mutate])
  if (error instanceof ApiError && error.code === 'no_spells_for_game') {
    return <NoSpellsForGame onBack={startNewSession} />
  }
  // The first step offers what is ready on this device.
  if (isOffline(error)) return <Back />
  if (error) {
    return (
      <ErrorState
        level={1}
        title={learningGamesMessages.notMade}
        text={errorSentence(error)}
        reference={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => key.current && mutate(key.current)}
        retrying={isPending}
      />
    )
  }
  return (
    <div className={styles.waiting}>
      <Spinner label={learningGamesMessages.preparing} />
    </div>
  )
}

/** Leads back to the first step, and says why. */
function Back() {
  useEffect(() => {
    startNewSession()
    toast({ text: learningGamesMessages.offline })
  }, [])
  return null
}

function useCreateGames() {
  return useMutation({
    mutationFn: takeGames,
    onSuccess: (games) => {
      const [first] = games
      if (!first) return
      beginPlay(first.game_session_id, games)
      startGames(first.game_session_id, useLearning.getState().mode)
    },
  })
}
