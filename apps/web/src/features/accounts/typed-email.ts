import { useLocation } from 'react-router-dom'

/** Location state that one account screen passes to the next: the address typed so far. */
export interface TypedEmail {
  email: string
}

/** Returns the address typed on the previous screen; empty if there was none. */
export function useTypedEmail(): string {
  const state = useLocation().state as Partial<TypedEmail> | null
  return typeof state?.email === 'string' ? state.email : ''
}
