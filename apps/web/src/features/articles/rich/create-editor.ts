import { Editor, Extension } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { articleExtensions } from './article-schema'
import { completeAddress } from './link-address'
import { type CleanHtml, readPasted } from './pasted-content'

interface EditorOptions {
  readonly element: HTMLElement
  /** The text as a document in JSON. */
  readonly content: object
  readonly attributes: Record<string, string>
  readonly clean: CleanHtml
  /** Called when the text has changed. */
  readonly onChange: (editor: Editor) => void
  /** Called for Ctrl+K. */
  readonly onLink: () => void
}

/** Creates the rich field in an element. It adds no style sheet, and foreign HTML reaches it only sanitised. */
export function createEditor({
  element,
  content,
  attributes,
  clean,
  onChange,
  onLink,
}: EditorOptions): Editor {
  const LinkKey = Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onLink()
        return true
      },
    }),
  })
  return new Editor({
    element,
    content,
    injectCSS: false,
    extensions: [...articleExtensions, LinkKey],
    editorProps: {
      attributes,
      // Instead of the editor's own handlers, which would parse the HTML as it comes.
      handleDOMEvents: {
        paste: (view, event) => {
          event.preventDefault()
          if (event.clipboardData) insert(view, event.clipboardData, clean)
          return true
        },
        drop: (view, event) => {
          // Text that is moved within the field never was HTML.
          if (view.dragging) return false
          event.preventDefault()
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
          if (!place || !event.dataTransfer) return true
          const { doc, tr } = view.state
          view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))))
          insert(view, event.dataTransfer, clean)
          return true
        },
      },
    },
    onUpdate: ({ editor }) => onChange(editor),
  })
}

/** Inserts pasted or dropped content at the selection. An address that is pasted over text makes it a link. */
function insert(view: EditorView, data: DataTransfer, clean: CleanHtml): void {
  const { state } = view
  const { selection, schema, tr } = state
  const plain = data.getData('text/plain')
  if (selection.$from.parent.type.spec.code) {
    view.dispatch(tr.insertText(plain).scrollIntoView())
    return
  }
  const href = /^\s*https?:\/\/\S+\s*$/.test(plain) ? completeAddress(plain) : undefined
  if (href && !selection.empty && selection.$from.sameParent(selection.$to)) {
    view.dispatch(tr.addMark(selection.from, selection.to, schema.marks.link!.create({ href })))
    return
  }
  const slice = readPasted(data, schema, clean)
  if (slice && slice !== Slice.empty)
    view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
}
