import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' }, { withPages: true })
})
afterAll(() => api.close())

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly purpose: string
}

/** Returns the width and height that a PNG file says it has. */
function pngSize(path: string): string {
  const bytes = readFileSync(path)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const publicFile = (src: string) => join(projectRoot(), 'apps', 'web', 'public', src)

describe('the web app manifest', () => {
  const manifest = async () => (await api.app.inject('/manifest.webmanifest')).json()

  it('is served with its own type, and checked anew each time', async () => {
    const { headers, statusCode } = await api.app.inject('/manifest.webmanifest')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('has icons of the sizes that it says, whole ones and ones to be cut', async () => {
    const icons = (await manifest()).icons as Icon[]
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) {
      expect(existsSync(publicFile(src)), src).toBe(true)
      expect(pngSize(publicFile(src)), src).toBe(sizes)
    }
  })

  it('names addresses that the server knows', async () => {
    const { start_url, shortcuts, share_target, file_handlers } = await manifest()
    const addresses = [
      start_url,
      ...shortcuts.map(({ url }: { url: string }) => url),
      file_handlers[0].action,
    ]
    for (const url of addresses) expect((await api.app.inject(url)).statusCode, url).toBe(200)
    expect((await api.app.inject({ method: 'POST', url: share_target.action })).statusCode).toBe(303)
  })
})

describe('something shared that no service worker took', () => {
  it('opens the reader, which asks for it again', async () => {
    const { statusCode, headers } = await api.app.inject({
      method: 'POST',
      url: '/share',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nThe tide is out.\r\n--x--',
    })
    expect([statusCode, headers.location]).toEqual([303, '/reading-mode?shared=lost'])
  })
})

it('the shell of the app is the same for everybody, and nothing that search engines list', async () => {
  const visitor = await api.app.inject('/app-shell')
  const user = await api.app.inject({ url: '/app-shell', headers: { cookie: 'has_session=1' } })
  expect(visitor.statusCode).toBe(200)
  expect(user.payload).toBe(visitor.payload)
  expect(visitor.payload).toContain('<meta name="robots" content="noindex">')
  expect(visitor.payload).toContain('<div id="root"></div>')
})
