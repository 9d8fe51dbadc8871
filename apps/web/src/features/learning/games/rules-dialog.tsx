import type { GameName } from '@wordhoard/contracts/learning'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import styles from './game-play.module.css'
import { gameView } from './game-views'
import { unknownGameMessages } from './messages'
import { gameRules, rulesMessages } from './rules-messages'

interface RulesDialogProps {
  open: boolean
  onClose: () => void
  name: string
}

/** Explains how a game is played. */
export function RulesDialog({ open, onClose, name }: RulesDialogProps) {
  useHistoryDialog(open, onClose)
  const view = gameView(name)
  const rules = view ? gameRules[name as GameName] : []
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
