import type { Game } from '@wordhoard/contracts/learning'
import { CircleHelp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { SecondBar } from '../../../shell/second-bar'
import { IconButton } from '../../../ui/icon-button'
import styles from './game-play.module.css'
import { gamePlayMessages } from './messages'

const loadRules = async () => (await import('./rules-dialog')).RulesDialog

/** Preloads the rules, so that they can be read offline. */
export function preloadRules(): void {
  loadRules().catch((error: unknown) => console.info('The rules could not be preloaded:', error))
}

/** The bar below a game: its rules, and the buttons that some answers need. */
export function GameBar({ game, children }: { game: Game; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SecondBar label={gamePlayMessages.actions}>
      <div className={styles.bar}>
        <IconButton label={gamePlayMessages.rules} icon={<CircleHelp />} onClick={() => setOpen(true)} />
        {children}
      </div>
      <LazyDialog load={loadRules} props={{ open: isOpen, onClose: () => setOpen(false), game }} />
    </SecondBar>
  )
}
