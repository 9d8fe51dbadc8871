/** Texts of logging out all other devices. */
export const endOthersMessages = {
  title: 'Log out everywhere else?',
  description: (others: number) =>
    others === 1
      ? 'We’ll log out your other device, and it will need your password. You’ll stay logged in here.'
      : `We’ll log out your ${others} other devices, and they’ll need your password. You’ll stay logged in here.`,
  action: 'Log out everywhere else',
  done: (devices: number) =>
    devices === 1 ? 'You’ve logged out one device' : `You’ve logged out ${devices} devices`,
}
