import type { ReactNode } from 'react'
import { useState } from 'react'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import type { Shared } from '../composer/unsent'
import { ShareArticles } from './share-articles'
import styles from './share-dialog.module.css'
import { shareDialogUiMessages } from './share-dialog-messages'
import { ShareVocabularies } from './share-vocabularies'
import { ShareWord } from './share-word'

interface ShareDialogProps {
  open: boolean
  onClose: () => void
  /** In a classroom's chat, private items that are assigned to the class can be shared. */
  isClassroom: boolean
  onChoose: (shared: Shared) => void
}

const kinds = [
  { kind: 'word', label: shareDialogUiMessages.word.kind },
  { kind: 'article', label: shareDialogUiMessages.articles.kind },
  { kind: 'vocabulary', label: shareDialogUiMessages.vocabularies.kind },
] as const

/** Chooses a word, or one of the user's articles or vocabularies, to go with a message. */
export function ShareDialog({ open, onClose, isClassroom, onChoose }: ShareDialogProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]['kind']>('word')
  useHistoryDialog(open, onClose)
  const lists: Record<typeof kind, ReactNode> = {
    word: <ShareWord onChoose={onChoose} />,
    article: <ShareArticles isClassroom={isClassroom} onChoose={onChoose} />,
    vocabulary: <ShareVocabularies isClassroom={isClassroom} onChoose={onChoose} />,
  }
  return (
    <Dialog open={open} onOpenChange={onClose} title={shareDialogUiMessages.title} size="medium">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend */}
      <div className={styles.kinds} role="group" aria-label={shareDialogUiMessages.kinds}>
        {kinds.map((each) => (
          <Button key={each.kind} aria-pressed={each.kind === kind} onClick={() => setKind(each.kind)}>
            {each.label}
          </Button>
        ))}
      </div>
      {lists[kind]}
    </Dialog>
  )
}
