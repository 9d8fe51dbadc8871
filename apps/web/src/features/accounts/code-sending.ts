import { useState } from 'react'
import { type FormFailure, formFailure } from '../../forms/form-errors'
import { ApiError } from '../../http/api-error'
import { useCountdown } from '../../lib/use-countdown'
import type { HumanCheckControl } from './human-check/human-check'
import { humanCheckMessages } from './human-check/messages'
import { codeMessages } from './messages'

interface CodeSendingOptions {
  check: HumanCheckControl
  /** Asks the server to email a code. */
  send: (email: string, token: string) => Promise<{ resend_after: number }>
  onFailure: (failure: FormFailure | undefined) => void
  onCheckError: (message: string | undefined) => void
}

export interface CodeSending {
  isSending: boolean
  /** Seconds until another code can be requested. */
  secondsLeft: number
  /** @returns whether a code was sent; @throws ApiError when the server rejected fields. */
  sendCode: (email: string) => Promise<boolean>
}

/** Sends verification codes, each with its own human check, no faster than the server allows. */
export function useCodeSending({ check, send, onFailure, onCheckError }: CodeSendingOptions): CodeSending {
  const [isSending, setSending] = useState(false)
  const [secondsLeft, startCountdown] = useCountdown()

  async function sendCode(email: string): Promise<boolean> {
    onFailure(undefined)
    setSending(true)
    try {
      const token = await check.run.token()
      onCheckError(token === undefined ? humanCheckMessages.needed : undefined)
      if (token === undefined) return false
      const { resend_after } = await send(email, token)
      startCountdown(resend_after)
      void check.run.reset()
      return true
    } catch (error) {
      void check.run.reset()
      if (error instanceof ApiError && error.fieldIssues.length > 0) throw error
      if (error instanceof ApiError && error.retryAfter !== undefined) startCountdown(error.retryAfter)
      onFailure(formFailure(error, codeMessages.sendFailed))
      return false
    } finally {
      setSending(false)
    }
  }

  return { isSending, secondsLeft, sendCode }
}
