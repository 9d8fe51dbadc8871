import { ActionButtons } from '../../../ui/form/action-buttons'
import { FailureLine } from '../../../ui/form/failure-line'
import styles from '../article-form.module.css'

interface EditorActionsProps {
  failure: string | undefined
  /** Whether the browser could store the draft; undefined when there was nothing to store. */
  isKept: boolean | undefined
  isBusy: boolean
  labels: readonly [string, string]
  onClose: () => void
}

/** Footer of the editor: what went wrong or whether the draft is stored, and the buttons. */
export function EditorActions({ failure, isKept, isBusy, labels, onClose }: EditorActionsProps) {
  const [atRest, busy] = labels
  return (
    <div className={styles.bottom}>
      {failure ? (
        <FailureLine>{failure}</FailureLine>
      ) : (
        <p className={styles.kept}>
          {isKept === undefined
            ? 'Markdown: # heading, *italic*, **bold**, - list; HTML works too.'
            : isKept
              ? 'Your changes are kept in this browser until you save them.'
              : 'This text is too long for the browser to keep: save it before you leave.'}
        </p>
      )}
      <div className={styles.actions}>
        <ActionButtons action={atRest} pendingAction={busy} isPending={isBusy} onCancel={onClose} />
      </div>
    </div>
  )
}
