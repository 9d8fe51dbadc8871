import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button'
import styles from './rich-field.module.css'
import { richMessages } from './rich-messages'

interface Tool {
  readonly label: string
  readonly Icon: LucideIcon
  /** The keys that do the same, as `aria-keyshortcuts` names them. */
  readonly keys?: string
  readonly run: (editor: Editor) => void
  /** Whether the selection has it; missing for actions that are no format. */
  readonly isOn?: (editor: Editor) => boolean
  readonly canRun?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const tools: readonly Tool[] = [
  {
    label: richMessages.heading,
    Icon: Heading2,
    keys: 'Control+Alt+2',
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: richMessages.subheading,
    Icon: Heading3,
    keys: 'Control+Alt+3',
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: richMessages.bold,
    Icon: Bold,
    keys: 'Control+B',
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: richMessages.italic,
    Icon: Italic,
    keys: 'Control+I',
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: richMessages.bullets,
    Icon: List,
    keys: 'Control+Shift+8',
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: richMessages.numbers,
    Icon: ListOrdered,
    keys: 'Control+Shift+7',
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: richMessages.quote,
    Icon: TextQuote,
    keys: 'Control+Shift+B',
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    label: richMessages.undo,
    Icon: Undo2,
    keys: 'Control+Z',
    run: (editor) => chain(editor).undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    label: richMessages.redo,
    Icon: Redo2,
    keys: 'Control+Shift+Z',
    run: (editor) => chain(editor).redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
]

/** Place of the link among the tools: after bold and italic. */
const LINK_AT = 4

interface RichToolbarProps {
  /** Null until the field is there. */
  editor: Editor | null
  onLink: () => void
}

/** Buttons that format the selection. One of them is a tab stop; arrow keys, Home and End move between them. */
export function RichToolbar({ editor, onLink }: RichToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  useRedraw(editor)
  const link: Tool = {
    label: richMessages.link,
    Icon: Link,
    keys: 'Control+K',
    run: onLink,
    isOn: (made) => made.isActive('link'),
  }
  const all = [...tools.slice(0, LINK_AT), link, ...tools.slice(LINK_AT)]

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + all.length) % all.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={richMessages.toolbar}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {all.map(({ label, Icon, keys, run, isOn, canRun }, at) => (
        <IconButton
          key={label}
          label={label}
          icon={<Icon aria-hidden />}
          title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
          aria-keyshortcuts={keys}
          aria-pressed={isOn ? editor !== null && isOn(editor) : undefined}
          aria-disabled={editor === null || (canRun && !canRun(editor)) ? true : undefined}
          tabIndex={at === current ? 0 : -1}
          className={styles.tool}
          onFocus={() => setCurrent(at)}
          // The text keeps its selection, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor && run(editor)}
        />
      ))}
    </div>
  )
}

/** Draws the toolbar anew when the selection or the text changes. */
function useRedraw(editor: Editor | null): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    const redraw = () => setCount((count) => count + 1)
    editor?.on('transaction', redraw)
    return () => void editor?.off('transaction', redraw)
  }, [editor])
}
