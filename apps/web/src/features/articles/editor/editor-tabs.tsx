import { Button } from '../../../ui/button'
import styles from '../article-form.module.css'
import { editorMessages } from './editor-messages'

/**
 * The editor's visible pane where there is room for only one. `other`: the version saved elsewhere, shown in place of
 * the preview.
 */
export type EditorView = 'write' | 'preview' | 'other'

interface EditorTabsProps {
  view: EditorView
  onView: (view: EditorView) => void
}

/** On phones, switches between the text and its preview. */
export function EditorTabs({ view, onView }: EditorTabsProps) {
  const tab = (name: EditorView, label: string) => (
    <Button
      variant="quiet"
      aria-pressed={view === name || (name === 'preview' && view === 'other')}
      onClick={() => onView(name)}
    >
      {label}
    </Button>
  )
  return (
    <fieldset className={styles.tabs} aria-label={editorMessages.view.label}>
      {tab('write', editorMessages.view.write)}
      {tab('preview', editorMessages.view.preview)}
    </fieldset>
  )
}
