/** The service worker's global object, which TypeScript takes for that of any worker. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope
