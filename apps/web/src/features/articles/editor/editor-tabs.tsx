import { Button } from '../../../ui/button'
import styles from '../article-form.module.css'
import type { WritingMode } from '../writing/use-writing'
import { editorMessages } from './editor-messages'

/**
 * The editor's visible pane where there is room for only one. `other`: the version saved elsewhere, shown in place of
 * the preview.
 */
export type EditorView = 'write' | 'preview' | 'other'

interface EditorTabsProps {
  view: EditorView
  /** Null until the text has been opened. */
  mode: WritingMode | null
  onView: (view: EditorView) => void
  onMode: (mode: WritingMode) => void
}

/** Switches between the rich field and Markdown, and on phones to the preview. */
export function EditorTabs({ view, mode, onView, onMode }: EditorTabsProps) {
  const tab = (of: WritingMode, label: string) => (
    <Button
      variant="quiet"
      aria-pressed={mode === of && view === 'write'}
      disabled={mode === null}
      onClick={() => onMode(of)}
    >
      {label}
    </Button>
  )
  return (
    <fieldset className={styles.tabs} aria-label={editorMessages.view.label}>
      {tab('rich', editorMessages.view.write)}
      {tab('markdown', editorMessages.view.markdown)}
      <Button
        variant="quiet"
        className={styles.phoneOnly}
        aria-pressed={view !== 'write'}
        onClick={() => onView('preview')}
      >
        {editorMessages.view.preview}
      </Button>
    </fieldset>
  )
}
