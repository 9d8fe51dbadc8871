import { observatoryGrade } from '@wordhoard/testkit/server/observatory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_URL: 'https://words.example' }, { withPages: true })
})
afterAll(() => api.close())

const seen = async (url: string) => {
  const { headers, payload } = await api.app.inject({ url, headers: { accept: 'text/html' } })
  return { headers, html: payload }
}

describe('page headers', () => {
  it('score at least 130 in MDN Observatory’s rules on every kind of page', async () => {
    for (const url of ['/', '/login', '/about', '/articles', '/dictionary/cat', '/nothing', '/api/health']) {
      const { score, grades } = observatoryGrade(await seen(url))
      const least = url.startsWith('/api') ? 120 : 130
      expect(score, `${url} ${JSON.stringify(grades)}`).toBeGreaterThanOrEqual(least)
    }
  })

  it('score less with anything removed or allowed, so the check can fail', async () => {
    const page = await seen('/')
    const scoreWith = (more: Record<string, string | undefined>, html = page.html) =>
      observatoryGrade({ headers: { ...page.headers, ...more }, html }).score
    const policy = String(page.headers['content-security-policy'])
    const withPolicy = (from: string, to: string) => {
      expect(policy).toContain(from)
      return scoreWith({ 'content-security-policy': policy.replace(from, to) })
    }
    expect(withPolicy("default-src 'none'", "default-src 'self'")).toBe(125)
    expect(withPolicy("script-src 'self'", 'script-src https:')).toBe(80)
    expect(withPolicy("object-src 'none'", 'object-src *')).toBe(80)
    expect(withPolicy("form-action 'self'", '')).toBe(125)
    expect(withPolicy("frame-ancestors 'none'", '')).toBe(125)
    expect(withPolicy("style-src 'self'", "style-src 'self' 'unsafe-eval'")).toBe(110)
    expect(scoreWith({ 'content-security-policy': undefined })).toBe(75)
    expect(scoreWith({ 'content-security-policy': undefined, 'x-frame-options': undefined })).toBe(55)
    expect(scoreWith({ 'strict-transport-security': undefined })).toBe(80)
    expect(scoreWith({ 'referrer-policy': 'unsafe-url' })).toBe(120)
    expect(scoreWith({ 'x-content-type-options': undefined })).toBe(125)
    expect(scoreWith({ 'cross-origin-resource-policy': undefined })).toBe(120)
    expect(scoreWith({ 'set-cookie': 'session=1; Secure' })).toBe(70)
    expect(scoreWith({}, '<script src="https://elsewhere.example/x.js"></script>')).toBe(125)
  })

  it('let scripts turn strings into HTML or scripts only through named policies', async () => {
    const policy = String((await seen('/')).headers['content-security-policy']).split('; ')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types default dompurify inert')
    expect(policy.join()).not.toContain('unsafe')
  })
})

it('files of pages carry none that only documents need, but workers keep their policy', async () => {
  const policyOf = async (url: string) => String((await seen(url)).headers['content-security-policy'])
  for (const url of ['/assets/index-Ab_1.js', '/assets/home-1.css', '/assets/inter-1.woff2']) {
    const { headers } = await seen(url)
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers, url).not.toHaveProperty('permissions-policy')
  }
  for (const url of [
    '/assets/pack.worker-1.js',
    '/sw.js',
    '/icon.svg',
    '/assets/page.html',
    '/assets/../login',
  ])
    expect(await policyOf(url), url).toContain("worker-src 'self'")
})
