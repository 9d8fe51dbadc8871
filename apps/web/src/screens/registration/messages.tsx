import type { ReactNode } from 'react'

/** Texts of the registration page, apart from its form. */
export const registrationScreenMessages = {
  lead: (age: number) => `An account is free. You must be at least ${age} years old to have one.`,
  noEmail: (link: (text: string) => ReactNode) => (
    <>No email address? {link('Join with a code')} from your teacher.</>
  ),
  joiningSchool: (link: (text: string) => ReactNode) => (
    <>Joining a school? Read {link('who sees what')} about students.</>
  ),
}
