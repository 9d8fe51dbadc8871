import type { Editor } from '@tiptap/core'
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { createEditor } from './create-editor'
import { LinkForm } from './link-form'
import type { CleanHtml } from './pasted-content'
import { createReader } from './read-markdown'
import styles from './rich-field.module.css'
import { richMessages } from './rich-messages'
import { RichToolbar } from './rich-toolbar'
import { createWriter } from './write-markdown'

/** What a form may do with the field. */
export interface RichFieldHandle {
  focus: () => void
}

export interface RichFieldProps {
  label: string
  /** The text as it was written; it stays so until it is changed. */
  markdown: string
  /** The same text as a document in JSON. */
  content: object
  onChange: (markdown: string) => void
  error?: string | undefined
  clean: CleanHtml
  ref?: Ref<RichFieldHandle>
}

/** A field in which an article is written as readers will see it. Its value is Markdown. */
export function RichField({ label, markdown, content, onChange, error, clean, ref }: RichFieldProps) {
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [isLinking, setLinking] = useState(false)
  const [isEmpty, setEmpty] = useState(markdown.trim() === '')
  const latest = useRef({ onChange, clean })
  useEffect(() => {
    latest.current = { onChange, clean }
  })
  useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }), [editor])

  // The field is created once; its parent gives it a key for another text.
  const [initial] = useState({ markdown, content })
  useEffect(() => {
    if (!host.current) return
    const made = createEditor({
      element: host.current,
      content: initial.content,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        lang: 'en-GB',
        spellcheck: 'true',
        class: styles.text!,
      },
      clean: (html) => latest.current.clean(html),
      onChange: (changed) => {
        setEmpty(changed.isEmpty)
        const written = write(changed.state.doc)
        latest.current.onChange(written === unchanged ? initial.markdown : written)
      },
      onLink: () => setLinking(true),
    })
    const write = createWriter(createReader(made.schema))
    const unchanged = write(made.state.doc)
    setEditor(made)
    return () => made.destroy()
  }, [id, initial])

  useEffect(() => {
    const field = editor?.view.dom
    if (error) {
      field?.setAttribute('aria-invalid', 'true')
      field?.setAttribute('aria-describedby', `${id}-error`)
    } else {
      field?.removeAttribute('aria-invalid')
      field?.removeAttribute('aria-describedby')
    }
  }, [editor, error, id])

  return (
    <div className={styles.field} data-rich>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.frame} data-invalid={error ? true : undefined}>
        <div className={styles.tools}>
          {editor && isLinking ? (
            <LinkForm editor={editor} onClose={() => setLinking(false)} />
          ) : (
            <RichToolbar editor={editor} onLink={() => setLinking(true)} />
          )}
        </div>
        <div
          ref={host}
          className={styles.host}
          data-placeholder={isEmpty ? richMessages.placeholder : undefined}
        />
      </div>
      {error && (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
