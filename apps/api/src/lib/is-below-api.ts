/** Returns whether a request's address belongs to the API, where every answer is data. */
export function isBelowApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}
