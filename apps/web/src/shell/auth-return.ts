import { paths } from './paths'

/** Screens that only lead to a session; to return to one of them would lead nowhere. */
const entrances: readonly string[] = [paths.login(), paths.registration, paths.forgotPassword]

const HERE = 'https://here.invalid'

/**
 * Where to go after signing in: the query's `from`, if it is an address of this site, else home.
 *
 * @param search the query string of the login or registration screen.
 */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  // One slash only: browsers take // and /\ for the beginning of another host.
  if (!/^\/(?![/\\])/.test(from) || !URL.canParse(from, HERE)) return paths.home
  const url = new URL(from, HERE)
  // Parsing drops tabs and dots, and may so have made another host or another // of it.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return paths.home
  if (entrances.includes(url.pathname.replace(/\/+$/, ''))) return paths.home
  return url.pathname + url.search + url.hash
}
