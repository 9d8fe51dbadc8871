import type { HumanCheckAction } from '@wordhoard/contracts/accounts'
import { useEffect, useRef } from 'react'
import { useTheme } from '../../../shell/theme.store'
import styles from './human-check.module.css'
import { loadTurnstile } from './turnstile-script'

interface TurnstileWidgetProps {
  siteKey: string
  action: HumanCheckAction
  /** Receives each new token, and undefined when the token has expired. */
  onToken: (token: string | undefined) => void
  /** Called when the script can't be loaded or the widget fails. */
  onFail: (error: Error) => void
}

/** Cloudflare's widget. Remount it (with a new `key`) to get a new token. */
export function TurnstileWidget({ siteKey, action, onToken, onFail }: TurnstileWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const theme = useTheme((state) => state.theme)
  const handlers = useRef({ onToken, onFail })
  useEffect(() => {
    handlers.current = { onToken, onFail }
  })

  useEffect(() => {
    let remove = () => {}
    let isGone = false
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || !place.current) return
        const withoutToken = () => handlers.current.onToken(undefined)
        const id = turnstile.render(place.current, {
          sitekey: siteKey,
          action,
          theme: theme === 'system' ? 'auto' : theme,
          language: 'en-GB',
          callback: (token) => handlers.current.onToken(token),
          'expired-callback': withoutToken,
          'timeout-callback': withoutToken,
          'error-callback': () => handlers.current.onFail(new Error('Turnstile reported an error')),
        })
        if (id !== undefined) remove = () => turnstile.remove(id)
      },
      (error: Error) => !isGone && handlers.current.onFail(error),
    )
    return () => {
      isGone = true
      handlers.current.onToken(undefined)
      remove()
    }
  }, [siteKey, action, theme])

  return <div ref={place} className={styles.turnstile} />
}
