import { paths } from './paths'

/** Screens that only lead to a session, so returning to them would be pointless. */
const authScreens: readonly string[] = [paths.login(), paths.registration, paths.forgotPassword]

const BASE_URL = 'https://here.invalid'

/**
 * Returns where to go after logging in: the query's `from` if it is an address of this site, otherwise home.
 *
 * @param search query string of the login or registration screen.
 */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  // A single slash only: browsers take // and /\ as the start of another host.
  if (!/^\/(?![/\\])/.test(from) || !URL.canParse(from, BASE_URL)) return paths.home
  const url = new URL(from, BASE_URL)
  // Parsing removes tabs and dots, which may reveal another host or another //.
  if (url.origin !== BASE_URL || url.pathname.startsWith('//')) return paths.home
  if (authScreens.includes(url.pathname.replace(/\/+$/, ''))) return paths.home
  return url.pathname + url.search + url.hash
}
