import { useEffect } from 'react'
import { EndOfGames } from './end-of-games'
import { preloadRules } from './game-bar'
import { GameHead } from './game-head'
import styles from './game-play.module.css'
import { viewOfGame } from './game-views'
import { preloadMedia } from './media/preload-media'
import { OneGame } from './one-game'
import { progressOf, selectUnsent } from './play'
import { usePlay } from './play.store'
import { startSending, useSending } from './send-answers'
import { UnknownGame } from './unknown-game'

interface GamePlayProps {
  onLeave: () => void
  onEnd: (skipped: boolean) => void
}

/** Plays the games of a session, one after another. */
export function GamePlay({ onLeave, onEnd }: GamePlayProps) {
  const play = usePlay((state) => state.play)
  useEffect(startSending, [])
  useEffect(preloadRules, [])
  const failure = useSending((state) => state.failure)
  const game = play?.games[play.position]
  const next = play?.games[play.position + 1]
  useEffect(() => preloadMedia(next), [next])
  if (!play) return null
  const view = game && viewOfGame(game)
  return (
    <div className={styles.page} data-session-step>
      <GameHead {...progressOf(play)} waiting={failure ? selectUnsent(play).length : 0} onLeave={onLeave} />
      {!game ? (
        <EndOfGames play={play} onEnd={onEnd} />
      ) : view ? (
        <OneGame
          key={`${game.id} ${play.undone}`}
          game={game}
          view={view}
          given={play.answers[game.id]}
          synonym={play.synonyms[game.id]}
        />
      ) : (
        <UnknownGame game={game} />
      )}
    </div>
  )
}
