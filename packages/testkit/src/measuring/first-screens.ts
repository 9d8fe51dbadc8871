/** A page with the limit for the scripts of its first screen, in KB of gzip. */
export interface FirstScreen {
  /** `{me}` stands for the user name of the member who is logged in. */
  readonly path: string
  readonly name: string
  readonly maxKilobytes: number
  readonly isSignedIn: boolean
}

const visitors = [
  ['/', 'landing page', 60],
  ['/about', 'About', 60],
  ['/reading-mode', 'reader', 150],
  ['/word/1', 'word page', 90],
  ['/articles', 'articles', 160],
  ['/article/1', 'article', 90],
  ['/login', 'login', 160],
  ['/registration', 'registration', 160],
] as const

const members = [
  ['/', 'home page', 160],
  ['/me', 'profile', 160],
  ['/reading-mode', 'reader, signed in', 160],
  ['/article/1', 'article, signed in', 160],
  ['/learn', 'learning', 160],
  ['/main-vocabulary', 'main vocabulary', 160],
  ['/user/@{me}', 'public profile', 160],
  ['/schools', 'schools', 160],
  ['/chats', 'chats', 160],
] as const

/** The pages whose first screens are measured. */
export const firstScreens: readonly FirstScreen[] = [
  ...visitors.map(([path, name, maxKilobytes]) => ({ path, name, maxKilobytes, isSignedIn: false })),
  ...members.map(([path, name, maxKilobytes]) => ({ path, name, maxKilobytes, isSignedIn: true })),
]

/** Limit for the styles of a first screen, in KB of gzip. */
export const MAX_STYLE_KILOBYTES = 20

/**
 * Script for a page that is measured, so that busy machines measure what quiet ones do. It puts off for long what the
 * page itself puts off by a second or more, and hides the pointer, which browsers report also where it lies still.
 */
export const untouchedPage = `{
  const start = window.setTimeout
  window.setTimeout = (run, ms = 0, ...values) => start(run, ms >= 1000 ? ms * 100 : ms, ...values)
  for (const name of ['pointermove', 'pointerover'])
    window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true })
}`
