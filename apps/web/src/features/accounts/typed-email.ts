import { useLocation } from 'react-router-dom'

/** What one account screen hands to the next with a link: the address as typed so far. */
export interface TypedEmail {
  email: string
}

/** The address that was typed on the screen before; empty when there was none. */
export function useTypedEmail(): string {
  const state = useLocation().state as Partial<TypedEmail> | null
  return typeof state?.email === 'string' ? state.email : ''
}
