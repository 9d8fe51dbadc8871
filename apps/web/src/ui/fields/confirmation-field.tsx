import { useState } from 'react'
import { TextField } from './text-field'

interface Confirmation {
  /** What has to be typed. */
  readonly word: string
  readonly typed: string
  readonly setTyped: (typed: string) => void
  /** Whether just that has been typed. */
  readonly isMeant: boolean
}

/** A word that has to be typed before what cannot be undone is done, so that nobody does it by mistake. */
export function useConfirmation(word: string): Confirmation {
  const [typed, setTyped] = useState('')
  return { word, typed, setTyped, isMeant: typed === word }
}

/** The field for it. */
export function ConfirmationField({ word, typed, setTyped }: Confirmation) {
  return (
    <TextField
      label={`Type “${word}” to confirm`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
