import { username as usernameRules } from '@wordhoard/contracts/fields/fields'
import { isUsernameAvailable } from '@wordhoard/contracts/my-profile'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../session/call'
import { usernameMessages } from './username-messages'

/** How long typing must pause before the server is asked, in ms. */
const DEBOUNCE_MS = 500

export interface Availability {
  state: 'none' | 'checking' | 'free' | 'taken' | 'failed'
  message: string
}

const none: Availability = { state: 'none', message: '' }

/**
 * Checks whether a username is available while the user types. Reports nothing for an empty name, the user's own name,
 * or an invalid one, which the server rejects when the form is sent.
 *
 * @param typed text in the field
 * @param own the user's current name, which is available in any case of its letters
 */
export function useUsernameAvailability(typed: string, own = ''): Availability {
  const [answer, setAnswer] = useState<Availability & { name: string }>({ ...none, name: '' })
  const parsed = z.safeParse(usernameRules, typed)
  const name = parsed.success ? parsed.data : undefined
  const checked = name !== undefined && name.toLowerCase() !== own.toLowerCase() ? name : undefined

  useEffect(() => {
    if (checked === undefined) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      call(isUsernameAvailable, { params: { name: checked } }, { signal: abort.signal }).then(
        (free) =>
          setAnswer(
            free
              ? { name: checked, state: 'free', message: usernameMessages.free }
              : { name: checked, state: 'taken', message: usernameMessages.taken },
          ),
        (error: unknown) => {
          if (abort.signal.aborted) return
          console.info('The availability of the username could not be checked', error)
          setAnswer({ name: checked, state: 'failed', message: usernameMessages.failed })
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [checked])

  if (checked === undefined) return none
  if (answer.name === checked) return answer
  return { state: 'checking', message: usernameMessages.checking }
}
