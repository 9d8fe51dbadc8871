import { username as usernameRules } from '@wordhoard/contracts/fields/fields'
import { isUsernameAvailable } from '@wordhoard/contracts/my-profile'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../session/call'

/** How long typing must pause before the server is asked, in ms. */
const DEBOUNCE = 500

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
  const [answer, setAnswer] = useState<Availability & { of: string }>({ ...none, of: '' })
  const parsed = z.safeParse(usernameRules, typed)
  const name = parsed.success ? parsed.data : undefined
  const asked = name !== undefined && name.toLowerCase() !== own.toLowerCase() ? name : undefined

  useEffect(() => {
    if (asked === undefined) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      call(isUsernameAvailable, { params: { name: asked } }, { signal: abort.signal }).then(
        (free) =>
          setAnswer(
            free
              ? { of: asked, state: 'free', message: 'Username is available!' }
              : { of: asked, state: 'taken', message: 'Username is already taken' },
          ),
        (error: unknown) => {
          if (abort.signal.aborted) return
          console.info('No answer about the user name', error)
          setAnswer({ of: asked, state: 'failed', message: 'Could not check username availability' })
        },
      )
    }, DEBOUNCE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [asked])

  if (asked === undefined) return none
  if (answer.of === asked) return answer
  return { state: 'checking', message: 'Checking availability...' }
}
