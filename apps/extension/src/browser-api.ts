/** The browser's API for extensions, with promises: `browser` where there is one (Firefox), else Chrome's. */
export const browserApi = (globalThis as { browser?: typeof chrome }).browser ?? chrome
