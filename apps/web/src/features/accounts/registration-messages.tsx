import type { ReactNode } from 'react'

/** Texts of the registration form. */
export const registrationMessages = {
  haveAccount: (link: (text: string) => ReactNode) => <>Already have an account? {link('Login')}</>,
  emailHint: 'We’ll email you a code to check this address is yours.',
  username: 'Username',
  usernameHint: 'Others can see it. Use letters, numbers and _ . -',
  usernameTaken: 'Please choose an available username',
  teaches: 'I teach. Show my classes on Home.',
  agree: (terms: (text: string) => ReactNode, privacy: (text: string) => ReactNode) => (
    <>
      I agree to the {terms('Terms of Service')} and {privacy('Privacy Policy')}
    </>
  ),
  agreementNeeded: 'You must agree to the Terms of Service and Privacy Policy',
  register: 'Register',
  registering: 'Registering...',
  failed: 'Registration failed',
  welcome: (username: string) => `Welcome, ${username}!`,
}
