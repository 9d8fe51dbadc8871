/** Texts of changing the email address. */
export const changeEmailMessages = {
  title: 'Change email',
  description: 'We’ll email a code to your new address. Nothing changes until you enter it.',
  newEmail: 'New email',
  password: 'Password',
  send: 'Send Code',
  sending: 'Sending...',
  codeTitle: 'Enter the code',
  sent: (email: string) => `A verification email has been sent to ${email}. Please check your inbox.`,
  code: 'Verification code',
  resend: 'Resend',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  sentAgain: 'We’ve sent you a new code',
  editAddress: 'Edit address',
  change: 'Change email',
  changing: 'Changing…',
  changed: (email: string) => `Your email address is now ${email}`,
}
