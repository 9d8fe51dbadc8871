import { momentOf } from '../../../lib/dates'
import { Button } from '../../../ui/button'
import styles from '../article-form.module.css'
import type { ArticleDraft } from './article-drafts'

/** Says that the editor has restored unsaved changes from last time. */
export function DraftNotice({ draft, onDiscard }: { draft: ArticleDraft; onDiscard: () => void }) {
  return (
    <div className={styles.notice} role="status">
      <p>These are your unsaved changes of {momentOf(draft.kept)}.</p>
      <Button variant="quiet" onClick={onDiscard}>
        Discard changes
      </Button>
    </div>
  )
}
