import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { countEditorWords } from '../facts/count-words'
import { plainTextToBlocks } from '../text/plain-text'
import { keepDraft, setDraftSource, useReading } from '../text/reading.store'
import { blocksToHtml } from '../text/text-block'
import { insertBlocks, markSkippable, unmarkSelected } from './editor-insert'
import { textFormMessages } from './messages'
import styles from './text-editor.module.css'

/** How long typing must pause before words are counted and the draft is saved, in ms. */
const TYPING_PAUSE_MS = 250
/**
 * Length above which a draft is saved only on leaving the editor or the page, in characters: sanitising it takes
 * noticeable time.
 */
const LONG_DRAFT_CHARS = 150_000

interface TextEditorProps {
  labelledBy: string
  empty: ReactNode
  onPasteText?: ((text: string) => boolean) | undefined
}

type Sanitiser = typeof import('../html/sanitise')

/** Checks whether HTML from the clipboard has structure. Coloured source code from a code editor has none. */
function isStructured(html: string): boolean {
  return /<(p|h[1-6]|li|table|blockquote|br|img|b|strong|i|em|div|pre)\b/i.test(html)
}

/**
 * The editor for a text, typed or pasted as plain text or as HTML, whose structure is kept. It is a contenteditable
 * element, since a text area would lose headings, lists and emphasis. Pastes are sanitised and inserted all at once.
 *
 * @param empty shown while there is no text
 * @param onPasteText takes a text pasted into the empty editor instead of it if it returns true
 */
export function TextEditor({ labelledBy, empty, onPasteText }: TextEditorProps) {
  const editor = useRef<HTMLDivElement>(null)
  const sanitiser = useRef<Sanitiser | null>(null)
  const text = useReading((state) => state.text)
  const shown = useRef<string | null>(null)
  /** The text that was stored when the editor opened. Something may be typed before it can be shown. */
  const storedText = useRef(text)
  /** False while the editor's content equals `shown`, so that a novel need not be sanitised again before reading. */
  const isChanged = useRef(false)
  const [isEmpty, setEmpty] = useState(text === '')
  const [isBusy, setBusy] = useState(false)
  /** Undoes the last paste; null once something was typed after it. */
  const undoInsertion = useRef<(() => void) | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const loadSanitiser = async () => {
    sanitiser.current ??= await import('../html/sanitise')
    return sanitiser.current
  }
  const refresh = () => {
    const element = editor.current
    if (!element) return
    const draftWords = countEditorWords(element)
    setEmpty(element.textContent.trim() === '' && element.querySelector('img') === null)
    if (draftWords !== useReading.getState().draftWords) useReading.setState({ draftWords })
  }
  /** Returns true if the editor has this text; at first it is empty. */
  const isShown = (text: string) => (shown.current ?? '') === text
  /** Shows the stored text, also after a reset or a sample, unless it came from this editor. */
  const showStored = ({ sanitise }: Sanitiser) => {
    const element = editor.current
    const { text } = useReading.getState()
    if (!element || isShown(text)) return
    const isTypedBefore = isChanged.current && shown.current === null && text === storedText.current
    const fragment = sanitise(text)
    markSkippable(fragment)
    if (isTypedBefore) element.prepend(fragment)
    else element.replaceChildren(fragment)
    isChanged.current = isTypedBefore
    shown.current = text
    refresh()
  }
  const readDraft = () => {
    const element = editor.current
    if (element && sanitiser.current && isChanged.current) {
      if (shown.current === null) showStored(sanitiser.current)
      shown.current = sanitiser.current.sanitiseToHtml(element.innerHTML)
      isChanged.current = false
    }
    return shown.current ?? useReading.getState().text
  }

  useEffect(() => {
    let isCurrent = true
    // An empty editor doesn't need the sanitiser yet.
    if (!isShown(text)) void loadSanitiser().then((loaded) => isCurrent && showStored(loaded))
    return () => {
      isCurrent = false
    }
  })

  useEffect(() => {
    setDraftSource({ read: readDraft, prepare: loadSanitiser, element: () => editor.current })
  })
  useEffect(() => {
    window.addEventListener('pagehide', keepDraft)
    return () => {
      clearTimeout(timer.current)
      setDraftSource(null)
      window.removeEventListener('pagehide', keepDraft)
    }
  }, [])

  const onInput = () => {
    const element = editor.current
    if (!element) return
    undoInsertion.current = null
    isChanged.current = true
    setEmpty(element.textContent === '' && element.querySelector('img') === null)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      refresh()
      if (element.textContent.length <= LONG_DRAFT_CHARS) void loadSanitiser().then(keepDraft)
    }, TYPING_PAUSE_MS)
  }
  const insert = async (html: string, plain: string) => {
    if (!editor.current) return
    const isHtml = html !== '' && isStructured(html)
    if (!isHtml && plain.trim() === '') return
    setBusy(plain.length > LONG_DRAFT_CHARS)
    const loaded = await loadSanitiser()
    const { sanitise, fragmentToHtml } = loaded
    if (shown.current === null) showStored(loaded)
    const fragment = sanitise(isHtml ? html : blocksToHtml(plainTextToBlocks(plain)))
    const clean = fragmentToHtml(fragment)
    const isAll = editor.current.textContent.trim() === ''
    undoInsertion.current = insertBlocks(editor.current, fragment)
    if (isAll) shown.current = clean
    isChanged.current = !isAll
    setBusy(false)
    clearTimeout(timer.current)
    refresh()
    keepDraft()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const plain = event.clipboardData.getData('text/plain')
    if (editor.current?.textContent.trim() === '' && onPasteText?.(plain)) return
    void insert(event.clipboardData.getData('text/html'), plain)
  }
  const onDrop = (event: DragEvent) => {
    const data = event.dataTransfer
    if (!data.types.includes('text/plain')) return
    event.preventDefault()
    void insert(data.getData('text/html'), data.getData('text/plain'))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      !undoInsertion.current ||
      event.key.toLowerCase() !== 'z' ||
      event.shiftKey ||
      !(event.ctrlKey || event.metaKey)
    )
      return
    event.preventDefault()
    undoInsertion.current()
    undoInsertion.current = null
    isChanged.current = true
    refresh()
    keepDraft()
  }
  // Dictation and input methods may insert whole paragraphs as if they were typed. Uses the native event, since React's
  // `onBeforeInput` is a different one.
  const insertLatest = useRef(insert)
  useEffect(() => {
    insertLatest.current = insert
  })
  useEffect(() => {
    const element = editor.current
    const onBeforeInput = (event: InputEvent) => {
      if (element) unmarkSelected(element)
      if (event.inputType !== 'insertText' || !event.data?.includes('\n')) return
      event.preventDefault()
      void insertLatest.current('', event.data)
    }
    element?.addEventListener('beforeinput', onBeforeInput)
    return () => element?.removeEventListener('beforeinput', onBeforeInput)
  }, [])

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold headings, lists or emphasis. */}
      <div
        ref={editor}
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-labelledby={labelledBy}
        aria-busy={isBusy}
        contentEditable
        suppressContentEditableWarning
        spellCheck={false}
        className={styles.editor}
        data-empty={isEmpty || undefined}
        data-placeholder={textFormMessages.placeholder}
        onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
        onBlur={() => (editor.current?.textContent.length ?? 0) > LONG_DRAFT_CHARS && keepDraft()}
        onInput={onInput}
        onPaste={onPaste}
        onDrop={onDrop}
        onKeyDown={onKeyDown}
      />
      {isEmpty && <div className={styles.empty}>{empty}</div>}
    </div>
  )
}
