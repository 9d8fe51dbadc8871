import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importPage, PAGE_IMPORTS_PER_HOUR } from '@wordhoard/contracts/reading/page-import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

const sentence = 'The heron stood in the shallow water and waited for the tide to turn. '
const pages: Record<string, string> = {
  '/heron': `<title>The Heron</title><article><h1>The Heron</h1><p>${sentence.repeat(9)}</p><script>alert(1)</script></article>`,
  '/empty': '<title>Nothing</title><p>Log in.</p>',
  '/deep': `<title>Deep</title>${'<div>'.repeat(3_000)}${sentence.repeat(9)}`,
}

let web: Server
let origin: string
let api: TestApp
beforeAll(async () => {
  web = createServer((request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pages[request.url!]),
  )
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  api = await openTestApp({ PAGE_IMPORT_ALLOW: origin })
})
afterAll(async () => {
  await api.close()
  web.close()
})
const call = callsTo(() => api)

describe('importing a page', () => {
  it('returns its article, with title, source and address', async () => {
    const answer = await call(await person(api), importPage, { body: { url: `${origin}/heron` } })
    expect(answer.statusCode, answer.body).toBe(200)
    const page = answer.json()
    expect(page).toMatchObject({ title: 'The Heron', byline: '127.0.0.1', url: `${origin}/heron` })
    expect(page.content).toContain('<p>The heron stood')
    expect(page.content).not.toContain('<script')
    expect(page.text).toContain('waited for the tide')
  })

  it.each([
    ['/empty', 'page_without_article'],
    ['/deep', 'page_too_large'],
  ])('explains why it can’t read %s', async (path, code) => {
    const answer = await call(await person(api), importPage, { body: { url: origin + path } })
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
  })

  it.each(['http://127.0.0.1:1/', 'http://localhost/', 'file:///etc/passwd', 'http://[::1]/', 'nonsense'])(
    'refuses %s',
    async (url) => {
      const answer = await call(await person(api), importPage, { body: { url } })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'page_address_refused'])
    },
  )

  it('is for logged-in users, so many times an hour', async () => {
    expect((await call(undefined, importPage, { body: { url: `${origin}/heron` } })).statusCode).toBe(401)
    const me = await person(api)
    for (let n = 0; n < PAGE_IMPORTS_PER_HOUR; n++)
      expect((await call(me, importPage, { body: { url: 'http://localhost/' } })).statusCode).toBe(422)
    const refused = await call(me, importPage, { body: { url: `${origin}/heron` } })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await call(await person(api), importPage, { body: { url: `${origin}/heron` } })).statusCode).toBe(
      200,
    )
  })
})
