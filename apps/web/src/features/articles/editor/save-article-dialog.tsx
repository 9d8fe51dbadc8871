import { useQueryClient } from '@tanstack/react-query'
import { useSaveKey } from '../../../http/use-save-key'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import { Dialog } from '../../../ui/overlays/dialog'
import { showFailure } from '../article-failure'
import styles from '../article-form.module.css'
import { saveOrKeep } from '../waiting/save-or-keep'
import { ArticleFields } from './article-fields'
import { articleValues, emptyArticle } from './article-values'
import { articleFormMessages } from './messages'
import { useArticleForm } from './use-article-form'

interface SaveArticleDialogProps {
  open: boolean
  onClose: () => void
  /** Title that the reader gave the text. */
  title: string
  /** Returns the text as markdown; empty when there is none. */
  content: () => string
  onSaved: (id: number) => void
}

/** Saves the text being read as an article. */
export function SaveArticleDialog({ open, onClose, ...rest }: SaveArticleDialogProps) {
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={articleFormMessages.saveTitle}>
      <SaveArticleForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function SaveArticleForm({ title, content, onClose, onSaved }: Omit<SaveArticleDialogProps, 'open'>) {
  const client = useQueryClient()
  const sendOnce = useSaveKey()
  const form = useArticleForm({ ...emptyArticle, title, md_content: content() })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async (body) => {
    try {
      const values = articleValues(body)
      const saved = await sendOnce(values, (key) => saveOrKeep(client, { id: null, values, base: null, key }))
      onClose()
      if (saved) onSaved(saved.id)
    } catch (error) {
      showFailure(error, form.setError)
    }
  })
  return (
    <Form
      className={styles.form}
      onSubmit={save}
      failure={errors.root?.message ?? errors.md_content?.message}
      actions={
        <ActionButtons
          action={articleFormMessages.save}
          pendingAction={articleFormMessages.saving}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      }
    >
      <ArticleFields form={form} />
    </Form>
  )
}
