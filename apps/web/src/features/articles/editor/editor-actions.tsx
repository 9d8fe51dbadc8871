import { ActionButtons } from '../../../ui/form/action-buttons'
import { FailureLine } from '../../../ui/form/failure-line'
import styles from '../article-form.module.css'
import { editorMessages } from './editor-messages'

interface EditorActionsProps {
  failure: string | undefined
  /** Whether the browser could store the draft; undefined when there was nothing to store. */
  isKept: boolean | undefined
  /** How to write, shown while there is nothing else to say. */
  hint: string
  isBusy: boolean
  labels: readonly [string, string]
  onClose: () => void
}

/** Footer of the editor: what went wrong or whether the draft is stored, and the buttons. */
export function EditorActions({ failure, isKept, hint, isBusy, labels, onClose }: EditorActionsProps) {
  const [atRest, busy] = labels
  return (
    <div className={styles.bottom}>
      {failure ? (
        <FailureLine>{failure}</FailureLine>
      ) : (
        <p className={styles.kept}>
          {isKept === undefined ? hint : isKept ? editorMessages.draftKept : editorMessages.draftNotKept}
        </p>
      )}
      <div className={styles.actions}>
        <ActionButtons action={atRest} pendingAction={busy} isPending={isBusy} onCancel={onClose} />
      </div>
    </div>
  )
}
