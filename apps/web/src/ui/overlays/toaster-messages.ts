/** Texts around toasts. */
export const toasterMessages = {
  message: 'Message',
  // The library puts the shortcut in place of {hotkey}.
  messages: 'Messages ({hotkey})',
  dismiss: 'Dismiss',
}
