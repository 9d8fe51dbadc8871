/** Texts that the login, registration and forgotten-password pages share. */
export const accountMessages = {
  email: 'Email',
  password: 'Password',
  login: 'Login',
}

/** Texts of requesting and entering an emailed code. */
export const codeMessages = {
  send: 'Send Code',
  sending: 'Sending...',
  haveCode: 'I already have a code',
  edit: 'Edit',
  sent: (address: string) => `A verification email has been sent to ${address}. Please check your inbox.`,
  code: 'Verification code',
  digits: (count: number) => `${count} digits`,
  resend: 'Resend',
  resendIn: (time: string) => `Resend (${time})`,
  sentAgain: 'We’ve sent you a new code.',
  sendFailed: 'Failed to send verification email',
}
