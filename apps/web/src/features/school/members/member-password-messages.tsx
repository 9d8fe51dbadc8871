import type { ReactNode } from 'react'

/** Texts of giving a student without an email address a new password. */
export const memberPasswordMessages = {
  title: 'New password',
  description: (name: ReactNode) => (
    <>
      The old password of {name} stops working. We’ll log them out everywhere, and they’ll see that you did
      this.
    </>
  ),
  make: 'Make password',
  making: 'Making password…',
  once: 'We show this password only once. Print it or write it down.',
  name: 'Name',
  username: 'Username',
  password: 'New password',
  next: (date: string) => `It works until ${date}. When they log in, they’ll choose their own.`,
  done: 'Done',
  print: 'Print',
  slip: {
    username: (username: ReactNode) => <>Username: {username}</>,
    use: (date: string) => `Log in by ${date}. You’ll then choose your own password.`,
  },
}
