/** A response as a visitor receives it over HTTPS. */
export interface GradedAnswer {
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly html: string
}

/** One rule of the grade, with the points that it adds or deducts. */
export interface Grade {
  readonly rule: string
  readonly points: number
}

const BROAD = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/
const isInline = (source: string) => /^('unsafe-inline'|data:)$/.test(source)
const HALF_A_YEAR = 15_768_000

/**
 * Grades a response by the published rules of MDN's HTTP Observatory (github.com/mdn/mdn-http-observatory, charts and
 * analyser): deducts points from 100 for faults, and adds bonus points if at least 90 remain. Omits the redirect from
 * HTTP, which a proxy makes, and preloading, which a domain's owner requests from browsers; both add nothing here.
 */
export function observatoryGrade(answer: GradedAnswer): { readonly score: number; readonly grades: Grade[] } {
  const header = (name: string) => String(answer.headers[name] ?? '')
  const policy = policyOf(header('content-security-policy'))
  const grades = [
    { rule: 'content security policy', points: policyPoints(policy) },
    { rule: 'cookies', points: cookiePoints([answer.headers['set-cookie'] ?? []].flat().map(String)) },
    { rule: 'cross-origin sharing', points: pointsOfSharing(header) },
    { rule: 'referrer policy', points: referrerPoints(header('referrer-policy')) },
    { rule: 'strict transport security', points: transportPoints(header('strict-transport-security')) },
    { rule: 'scripts', points: scriptPoints(answer.html) },
    { rule: 'content type options', points: header('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { rule: 'frames', points: framePoints(policy, header('x-frame-options')) },
    { rule: 'cross-origin resource policy', points: resourcePoints(header('cross-origin-resource-policy')) },
  ]
  const sum = (points: readonly Grade[]) => points.reduce((total, each) => total + each.points, 0)
  const base = 100 + sum(grades.filter(({ points }) => points < 0))
  const score = base < 90 ? base : base + sum(grades.filter(({ points }) => points > 0))
  return { score: Math.max(0, score), grades }
}

type Policy = ReadonlyMap<string, readonly string[]>

function policyOf(header: string): Policy {
  const directives = header.split(';').flatMap((part) => {
    const [name, ...sources] = part.trim().split(/\s+/)
    return name ? [[name.toLowerCase(), sources] as const] : []
  })
  return new Map(directives)
}

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  /** Returns the sources that browsers apply: a hash or a nonce cancels 'unsafe-inline'. */
  const effective = (name: string) => {
    const all = sources(name)
    const isHashed = all.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    return isHashed ? all.filter((source) => source !== "'unsafe-inline'") : all
  }
  const [script, style] = [effective('script-src'), effective('style-src')]
  if (script.some((source) => BROAD.test(source) || isInline(source))) return -20
  if (sources('object-src').some((source) => BROAD.test(source))) return -20
  const overHttp = [...policy].filter(([, all]) => all.some((source) => /^(http|ftp):/.test(source)))
  if (overHttp.some(([name]) => !/^(img|media)-src$/.test(name))) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (overHttp.length > 0) return -10
  if (style.some((source) => BROAD.test(source) || isInline(source))) return 0
  const isFormKept = /^'(self|none)'$/.test(policy.get('form-action')?.join(' ') ?? '')
  return policy.get('default-src')?.join(' ') === "'none'" && isFormKept ? 10 : 5
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  const has = (cookie: string, attribute: RegExp) => attribute.test(cookie)
  if (cookies.some((cookie) => !has(cookie, /;\s*secure/i))) return -40
  if (cookies.some((cookie) => !has(cookie, /;\s*httponly/i))) return -30
  return cookies.every((cookie) => has(cookie, /;\s*samesite=(lax|strict)/i)) ? 5 : 0
}

function pointsOfSharing(header: (name: string) => string): number {
  return header('access-control-allow-origin') && header('access-control-allow-credentials') === 'true'
    ? -50
    : 0
}

function referrerPoints(value: string): number {
  if (value === '') return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
}

function transportPoints(value: string): number {
  if (value === '') return -20
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= HALF_A_YEAR ? 0 : -10
}

function scriptPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  const foreign = scripts.filter(([, src]) => /^(https?:)?\/\//.test(src!))
  if (foreign.length === 0)
    return scripts.length > 0 && scripts.every(([tag]) => / integrity="/.test(tag)) ? 5 : 0
  if (foreign.some(([, src]) => !src!.startsWith('https:'))) return -50
  return foreign.every(([tag]) => / integrity="/.test(tag)) ? 5 : -5
}

function framePoints(policy: Policy, header: string): number {
  const ancestors = policy.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5
  return /^(deny|sameorigin)$/i.test(header) ? 0 : -20
}

function resourcePoints(value: string): number {
  if (value === '' || value === 'cross-origin') return 0
  return /^same-(origin|site)$/.test(value) ? 10 : -5
}
