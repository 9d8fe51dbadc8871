import { useState } from 'react'
import { fieldMessages } from './messages'
import { TextField } from './text-field'

interface Confirmation {
  /** The word to type. */
  readonly word: string
  readonly typed: string
  readonly setTyped: (typed: string) => void
  /** True once exactly that word has been typed. */
  readonly isConfirmed: boolean
}

/** Requires the user to type a word before an irreversible action, so that nobody triggers it by mistake. */
export function useConfirmation(word: string): Confirmation {
  const [typed, setTyped] = useState('')
  return { word, typed, setTyped, isConfirmed: typed === word }
}

/** Input for the confirmation word. */
export function ConfirmationField({ word, typed, setTyped }: Confirmation) {
  return (
    <TextField
      label={fieldMessages.confirm(word)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
