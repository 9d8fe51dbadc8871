/** Whether a request's address is the API's: everything there is answered as data. */
export function isBelowApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}
