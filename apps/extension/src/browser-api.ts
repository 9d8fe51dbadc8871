/** The browser's extension API with promises: `browser` where it exists (Firefox), otherwise Chrome's `chrome`. */
export const browserApi = (globalThis as { browser?: typeof chrome }).browser ?? chrome
