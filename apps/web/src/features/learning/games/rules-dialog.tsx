import type { Game, GameName } from '@wordhoard/contracts/learning'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import styles from './game-play.module.css'
import { isDuel, viewOfGame } from './game-views'
import { unknownGameMessages } from './messages'
import { duelRules, gameRules, rulesMessages } from './rules-messages'

interface RulesDialogProps {
  open: boolean
  onClose: () => void
  game: Game
}

/** Explains how a game is played. */
export function RulesDialog({ open, onClose, game }: RulesDialogProps) {
  useHistoryDialog(open, onClose)
  const view = viewOfGame(game)
  const rules = isDuel(game) ? duelRules : view ? gameRules[game.name as GameName] : []
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={view?.title ?? unknownGameMessages.title}
      actions={
        <Button variant="primary" onClick={onClose}>
          {rulesMessages.close}
        </Button>
      }
    >
      <div className={styles.rules}>
        {[...rules, rulesMessages.always].map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </div>
    </Dialog>
  )
}
