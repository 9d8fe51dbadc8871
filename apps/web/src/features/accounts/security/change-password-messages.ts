/** Texts of changing the password. */
export const changePasswordMessages = {
  title: 'Change password',
  description: 'You’ll stay logged in here. We’ll log out your other devices. They’ll need the new password.',
  current: 'Current password',
  chosen: 'New password',
  confirm: 'Confirm new password',
  change: 'Change password',
  changing: 'Changing…',
  changed: 'You’ve changed your password. We’ve logged out all your other devices.',
}
