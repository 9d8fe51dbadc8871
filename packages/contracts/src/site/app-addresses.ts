/** Addresses of the installed app that are no pages of their own. The server and the service worker both use them. */
export const appAddresses = {
  /** The empty page that the service worker keeps and shows when the network is away. */
  shell: '/app-shell',
  /** Where the system sends what somebody shares with the app; the service worker takes it before it leaves the device. */
  share: '/share',
  manifest: '/manifest.webmanifest',
} as const

/** Parameter of the reader’s address: something was shared and waits on the device, or got lost (`lost`). */
export const SHARED_PARAM = 'shared'

/** The kinds of files that the system may open or share with the app, by media type. */
export const appFileTypes = {
  'text/plain': ['.txt'],
  'application/epub+zip': ['.epub'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/x-subrip': ['.srt'],
} as const
