import { Button } from '../../../ui/button'
import styles from '../article-form.module.css'

/** What the editor shows where there is room for one pane; `other`: beside the text the version that was saved elsewhere. */
export type EditorView = 'write' | 'preview' | 'other'

interface EditorTabsProps {
  view: EditorView
  onView: (view: EditorView) => void
}

/** On phones: the text or what it looks like. */
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
    <fieldset className={styles.tabs} aria-label="Shown">
      {tab('write', 'Write')}
      {tab('preview', 'Preview')}
    </fieldset>
  )
}
