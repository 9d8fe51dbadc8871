import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import styles from './game-play.module.css'
import { gameView } from './game-views'

interface RulesDialogProps {
  open: boolean
  onClose: () => void
  name: string
}

const always =
  'A right answer makes a word come back later, a wrong one sooner. Typing counts for more than choosing. If your finger slipped, take the answer back in the pop-up.'

/** Explains how a game is played. */
export function RulesDialog({ open, onClose, name }: RulesDialogProps) {
  useHistoryDialog(open, onClose)
  const view = gameView(name)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={view?.title ?? 'Unknown Game'}
      actions={
        <Button variant="primary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <div className={styles.rules}>
        {[...(view?.rules ?? []), always].map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </div>
    </Dialog>
  )
}
