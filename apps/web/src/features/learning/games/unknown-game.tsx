import type { Game } from '@wordhoard/contracts/learning'
import { Puzzle } from 'lucide-react'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/states/empty-state'
import { unknownGameMessages } from './messages'
import { nextGame } from './play.store'

/** Stands in for a game that this version of the client can't show; the session goes on without it. */
export function UnknownGame({ game }: { game: Game }) {
  return (
    <EmptyState
      level={1}
      icon={<Puzzle />}
      title={unknownGameMessages.title}
      text={unknownGameMessages.text}
      actions={
        <Button variant="primary" onClick={() => nextGame(game.id)}>
          {unknownGameMessages.skip}
        </Button>
      }
    />
  )
}
