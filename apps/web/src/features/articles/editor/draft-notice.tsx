import { momentOf } from '../../../lib/dates'
import { Button } from '../../../ui/button'
import styles from '../article-form.module.css'
import type { ArticleDraft } from './article-drafts'
import { editorNoticeMessages } from './editor-messages'

/** Says that the editor has restored unsaved changes from last time. */
export function DraftNotice({ draft, onDiscard }: { draft: ArticleDraft; onDiscard: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <p>{editorNoticeMessages.draft(momentOf(draft.kept))}</p>
      <Button variant="quiet" onClick={onDiscard}>
        {editorNoticeMessages.discard}
      </Button>
    </div>
  )
}
