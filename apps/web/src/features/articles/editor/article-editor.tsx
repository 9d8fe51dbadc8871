import type { Article } from '@wordhoard/contracts/articles'
import { useState } from 'react'
import { cx } from '../../../ui/cx'
import { Form } from '../../../ui/form/form'
import { isConflict, showFailure } from '../article-failure'
import styles from '../article-form.module.css'
import type { ArticleTools } from '../writing/article-tools'
import { DraftLevel } from '../writing/draft-level'
import { useWriting, type WritingMode } from '../writing/use-writing'
import { writingMessages } from '../writing/writing-messages'
import { WritingPane } from '../writing/writing-pane'
import { type ArticleDraft, readDraft } from './article-drafts'
import { ArticleFields } from './article-fields'
import { type ArticleValues, articleValues } from './article-values'
import { ConflictNotice } from './conflict-notice'
import { DraftNotice } from './draft-notice'
import { EditorActions } from './editor-actions'
import { editorMessages } from './editor-messages'
import { EditorTabs, type EditorView } from './editor-tabs'
import { PreviewPane } from './preview-pane'
import { useArticleForm } from './use-article-form'
import { type DraftKeeping, useDraftKeeping } from './use-draft-keeping'

interface ArticleEditorProps {
  /** The article as stored; empty for a new article. */
  saved: ArticleValues
  /** Its `updated_at`; null for a new article. */
  base: string | null
  /** Key under which unsaved changes are stored. */
  draftKey: string
  /** Labels of the save button, at rest and while saving. */
  labels: readonly [string, string]
  /** What to say about the article before it's changed. */
  notice?: string | undefined
  /**
   * @param base the version to be replaced
   * @param draft what is stored until it's saved; to be stopped then
   */
  onSave: (values: ArticleValues, base: string | null, draft: DraftKeeping) => Promise<void>
  /** Fetches the current version after the article was changed elsewhere. */
  getOther?: () => Promise<Article>
  onClose: () => void
  tools: ArticleTools
}

/** Edits an article: its fields, and its text in the rich field or as Markdown with a preview beside it. */
export function ArticleEditor({
  saved,
  base,
  draftKey,
  labels,
  notice,
  onSave,
  getOther,
  onClose,
  tools: { Html, Level, cleanHtml },
}: ArticleEditorProps) {
  const [stored] = useState({ saved, base })
  const [draft, setDraft] = useState<ArticleDraft | null>(() => readDraft(draftKey))
  const [replaced, setReplaced] = useState(draft ? draft.base : stored.base)
  const [other, setOther] = useState<Article | null>(null)
  const [view, setView] = useState<EditorView>('write')
  const form = useArticleForm(draft?.values ?? stored.saved)
  const { errors, isSubmitting } = form.formState
  const writing = useWriting(() => form.getValues('md_content'))
  const isRich = writing.mode !== 'markdown'
  const keeping = useDraftKeeping(form, draftKey, stored.saved, replaced)

  const saveOver = (version: string | null) =>
    form.handleSubmit(
      async (typed) => {
        try {
          await onSave(articleValues(typed), version, keeping)
          onClose()
        } catch (error) {
          const changed = isConflict(error) && getOther ? await getOther().catch(() => null) : null
          if (changed) return setOther(changed)
          showFailure(error, form.setError)
        }
      },
      () => setView('write'),
    )()
  const discard = () => {
    setDraft(null)
    setReplaced(stored.base)
    form.reset(stored.saved)
    keeping.drop()
    writing.reopen()
  }
  const chooseMode = (mode: WritingMode) => {
    setView('write')
    if (mode === writing.mode) return
    if (mode === 'rich') writing.chooseRich()
    else writing.chooseMarkdown()
  }

  return (
    <Form className={styles.editor} onSubmit={() => saveOver(replaced)}>
      <ArticleFields form={form} />
      {notice && !draft && !other && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      {draft && !other && <DraftNotice draft={draft} onDiscard={discard} />}
      {other && (
        <ConflictNotice
          other={other}
          isShown={view === 'other'}
          isBusy={isSubmitting}
          onShow={(shown) => setView(shown ? 'other' : 'write')}
          onOverwrite={() => {
            setReplaced(other.updated_at)
            void saveOver(other.updated_at)
          }}
        />
      )}
      <div className={styles.views}>
        <EditorTabs view={view} mode={writing.mode} onView={setView} onMode={chooseMode} />
        <DraftLevel control={form.control} plainTextOf={writing.rich?.plainTextOf} Level={Level} />
      </div>
      {writing.reason && (
        <p className={styles.reason} role="status">
          {writingMessages.markdownOnly[writing.reason]}
        </p>
      )}
      <div className={cx(styles.panes, isRich && view !== 'other' && styles.single)}>
        <div className={cx(styles.pane, styles.writing, view !== 'write' && styles.away)}>
          <WritingPane form={form} writing={writing} cleanHtml={cleanHtml} />
        </div>
        {(!isRich || view !== 'write') && (
          <div className={cx(styles.pane, styles.beside, view === 'write' && styles.away)}>
            <PreviewPane form={form} other={view === 'other' ? other : null} Html={Html} />
          </div>
        )}
      </div>
      <EditorActions
        failure={errors.root?.message}
        isKept={keeping.isKept}
        hint={isRich ? writingMessages.richHint : editorMessages.markdown}
        isBusy={isSubmitting}
        labels={labels}
        onClose={onClose}
      />
    </Form>
  )
}
