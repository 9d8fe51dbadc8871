import type { Article } from '@wordhoard/contracts/articles'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FailureLine } from '../../../ui/form/failure-line'
import styles from '../article-form.module.css'
import type { ArticleTools } from '../writing/article-tools'
import type { ArticleValues } from './article-values'
import { previewMessages } from './editor-messages'
import { usePreview } from './use-preview'

interface PreviewPaneProps {
  form: UseFormReturn<ArticleValues>
  /** Another version of the article to show instead. */
  other: Article | null
  Html: ArticleTools['Html']
}

/** Preview of the text while it is being written, or of another version of the article. */
export function PreviewPane({ form, other, Html }: PreviewPaneProps) {
  const [markdown, title] = useWatch({ control: form.control, name: ['md_content', 'title'] })
  const { html, isBusy, failure } = usePreview(markdown)
  const isEmpty = !other && html === ''
  const note = other ? null : failure ? previewMessages.outdated : isBusy ? previewMessages.updating : null
  return (
    <section
      className={styles.previewing}
      aria-label={other ? previewMessages.otherVersion : previewMessages.preview}
      aria-busy={isBusy}
    >
      <p className={styles.label}>
        {other ? previewMessages.otherVersion : previewMessages.preview} {note && <span>{note}</span>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div className={styles.preview} tabIndex={0}>
        <FailureLine>{!other && failure}</FailureLine>
        {isEmpty && !failure && <p className={styles.empty}>{previewMessages.empty}</p>}
        {!isEmpty && (other?.title ?? title) && <h3>{other?.title ?? title}</h3>}
        {!isEmpty && <Html html={other?.html ?? html} />}
      </div>
    </section>
  )
}
