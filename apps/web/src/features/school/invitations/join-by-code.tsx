import { invitationCode } from '@wordhoard/contracts/invitations'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import styles from './join-by-code.module.css'
import { joinByCodeMessages } from './join-by-code-messages'

/** A field for a code as printed on a card or read out: in any case, with or without spaces and hyphens. */
export function JoinByCode({ label = joinByCodeMessages.code }: { label?: string }) {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const parsed = z.safeParse(invitationCode, code)
        if (parsed.success) void navigate(paths.join(parsed.data))
        else setProblem(parsed.error.issues[0]?.message)
      }}
    >
      <TextField
        label={label}
        className={styles.code}
        placeholder={joinByCodeMessages.example}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={code}
        error={problem}
        onChange={(event) => {
          setCode(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" className={styles.button}>
        {joinByCodeMessages.submit}
      </Button>
    </form>
  )
}
