/** Texts of a screen that failed. */
export const errorMessages = {
  failed: 'Something went wrong',
  offline: 'No connection',
  reload: 'Reload',
  codeMissing: {
    pageTitle: 'Please reload',
    title: 'We couldn’t load this page',
    text: 'You may be offline, or we may have a new version. Reload the page to try again.',
  },
  notOnDevice: {
    title: 'This page isn’t on your device yet',
    text: 'You’re offline. Open this page once when you’re online, and it’ll stay.',
    whatIsKept: 'See what’s on this device',
  },
}
