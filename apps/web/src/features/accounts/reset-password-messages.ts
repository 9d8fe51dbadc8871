/** Texts of setting a new password after the old one was forgotten. */
export const resetPasswordMessages = {
  newPassword: 'New password',
  change: 'Change password',
  changing: 'Changing…',
  changed: 'You’ve changed your password. You’re logged in.',
  failed: 'We couldn’t change your password',
  back: 'Back to login',
}
