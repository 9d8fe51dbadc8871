import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { uiMessages } from '../../../ui/messages'
import { completeAddress } from './link-address'
import styles from './rich-field.module.css'
import { linkMessages } from './rich-messages'

interface LinkFormProps {
  editor: Editor
  onClose: () => void
}

/** Asks for the address of a link, in place of the toolbar. Enter adds the link, Escape returns to the text. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [address, setAddress] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })
  useEffect(() => {
    input.current?.select()
    // Before the dialog, which listens on the document, closes on Escape.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      latestClose.current()
    }
    window.addEventListener('keydown', onEscape, { capture: true })
    return () => window.removeEventListener('keydown', onEscape, { capture: true })
  }, [])
  const add = () => {
    const href = completeAddress(address)
    if (!href) {
      setWrong(true)
      input.current?.focus()
      return
    }
    const mark = { type: 'link', attrs: { href } }
    const { empty } = editor.state.selection
    const chain = editor.chain().focus()
    if (empty && before === '')
      chain.insertContent({ type: 'text', text: address.trim(), marks: [mark] }).run()
    else chain.extendMarkRange('link').setMark('link', { href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Otherwise it would send the form around the field.
    event.preventDefault()
    add()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a form would be right, but its legend can't be laid out in a row.
    <div role="group" aria-label={linkMessages.form} className={styles.linking}>
      <input
        ref={input}
        className={styles.address}
        type="text"
        inputMode="url"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-label={linkMessages.address}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        placeholder={linkMessages.example}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={add}>{before === '' ? linkMessages.add : linkMessages.change}</Button>
      {before !== '' && (
        <Button variant="quiet" onClick={remove}>
          {linkMessages.remove}
        </Button>
      )}
      <Button variant="quiet" onClick={close}>
        {uiMessages.cancel}
      </Button>
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.error} role="alert">
          {linkMessages.notAnAddress}
        </p>
      )}
    </div>
  )
}
