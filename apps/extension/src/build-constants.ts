// Put in by the build.
declare const BUILT_FOR: 'chrome' | 'firefox'
declare const DEFAULT_SERVER: string

/** The browser that this build is for. */
export const target = BUILT_FOR
/** Origin of the server that this build begins with. */
export const defaultServer = DEFAULT_SERVER
