// Replaced by the build.
declare const BUILT_FOR: 'chrome' | 'firefox'
declare const DEFAULT_SERVER: string

/** The browser that this build is made for. */
export const target = BUILT_FOR
/** Origin of the default server of this build. */
export const defaultServer = DEFAULT_SERVER
