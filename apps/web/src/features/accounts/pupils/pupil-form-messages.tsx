import type { ReactNode } from 'react'

/** Texts of creating an account with a class code, without an email address. */
export const pupilFormMessages = {
  intro: 'You don’t need an email address. Choose a username and a password.',
  usernameHint: 'You’ll log in with it, and others can see it. Use letters, numbers and _ . -',
  join: 'Create account and join',
  joining: 'Joining…',
  failed: 'We couldn’t create your account',
  other: (login: (text: string) => ReactNode, email: (text: string) => ReactNode) => (
    <>
      Already have an account? {login('Login')} Or {email('sign up with your email')}.
    </>
  ),
  age: (years: number) => `An account is free. You must be at least ${years} years old to have one.`,
}
