import { username as usernameRules } from '@wordhoard/contracts/fields/fields'
import { isUsernameAvailable } from '@wordhoard/contracts/my-profile'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../session/call'

/** ms without typing before the server is asked. */
const DEBOUNCE = 500

export interface Availability {
  state: 'none' | 'checking' | 'free' | 'taken' | 'failed'
  message: string
}

const none: Availability = { state: 'none', message: '' }

/**
 * Whether a user name that is being typed can be had. Nothing is said of an empty name, the own one, or one that breaks
 * the rules: the last the server says when the form is sent.
 *
 * @param typed as in the field
 * @param own the present name, which is free whatever the case of its letters
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
