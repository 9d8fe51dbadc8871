import type { lookup } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchPage, MAX_PAGE_BYTES } from './fetch-page'

/** What the server of these tests answers, by path. Names and literal addresses lead here only if something is wrong. */
let answers: Record<string, RequestListener> = {}
let requests: { path: string; headers: Record<string, unknown> }[] = []
const server = createServer((request, response) => {
  requests.push({ path: request.url!, headers: request.headers })
  answers[request.url!]!(request, response)
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answers = {}
  requests = []
})

type Resolve = typeof lookup
/** A resolver that gives each of the answers in turn, then the last one again. */
function resolver(...lists: string[][]) {
  const asked: string[] = []
  const resolve = ((name: string, _options: object, callback: (error: null, addresses: object[]) => void) => {
    const list = lists[Math.min(asked.length, lists.length - 1)]!
    asked.push(name)
    callback(
      null,
      list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as unknown as Resolve
  return { asked, resolve }
}

const fetchOwn = (path: string, more: object = {}) =>
  fetchPage(origin + path, { userAgent: 'Test', allowedOrigins: [origin], timeLimit: 3_000, ...more })
const codeOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'fetched',
    (error: { code?: string }) => error.code,
  )
const html = (body: string | Buffer, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)
}
const redirect = (location: string, status = 302): RequestListener => {
  return (_request, response) => response.writeHead(status, { location }).end()
}

describe('a page', () => {
  it('is fetched without cookies or referrer, with our name', async () => {
    answers['/story?a=1'] = html('<p>The tide</p>')
    const page = await fetchOwn('/story?a=1#end')
    expect(page).toMatchObject({ url: `${origin}/story?a=1#end`, contentType: 'text/html' })
    expect(page.bytes.toString()).toBe('<p>The tide</p>')
    const headers = requests[0]?.headers
    expect(headers).toMatchObject({ 'user-agent': 'Test', 'accept-encoding': 'gzip, br, deflate' })
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('is decompressed from %s', async (encoding, compress) => {
    answers['/'] = html(compress('tide'), { 'content-encoding': encoding })
    expect((await fetchOwn('/')).bytes.toString()).toBe('tide')
  })

  it('is followed through redirects', async () => {
    answers['/old'] = redirect('/moved', 301)
    answers['/moved'] = redirect(`${origin}/new`, 307)
    answers['/new'] = html('tide')
    expect((await fetchOwn('/old')).url).toBe(`${origin}/new`)
  })
})

describe('an address', () => {
  const refused = [
    // IPv4, in every spelling that URLs allow
    ...['http://127.0.0.1', 'http://127.1/', 'http://0x7f000001', 'http://2130706433', 'http://0177.0.0.1'],
    ...[
      'http://0.0.0.0',
      'http://10.0.0.1',
      'http://172.16.0.1',
      'http://172.31.255.255',
      'http://192.168.1.1',
    ],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://100.64.0.1',
      'http://198.18.0.1',
      'http://224.0.0.1',
    ],
    ...['http://255.255.255.255', 'http://127.0.0.1.', 'http://１２７.0.0.1', '127.0.0.1', '127.0.0.1:80'],
    // IPv6, and IPv4 inside it
    ...[
      'http://[::1]',
      'http://[::]',
      'http://[::ffff:127.0.0.1]',
      'http://[::ffff:7f00:1]',
      'http://[fe80::1]',
    ],
    ...['http://[fc00::1]', 'http://[fd12:3456::1]', 'http://[ff02::1]', 'http://[64:ff9b::7f00:1]'],
    ...['http://[2002:7f00:1::]', 'http://[2001:0:7f00:1::]', 'http://[::127.0.0.1]'],
    // names without a dot
    ...['http://localhost', 'http://localhost.', 'localhost:3000', 'http://intranet', 'https://postgres'],
    // other protocols
    ...[
      'file:///etc/passwd',
      'gopher://example.org/1',
      'ftp://example.org',
      'data:text/html,hello',
      'about:blank',
    ],
    ...[
      'javascript:alert(1)',
      'blob:https://example.org/1',
      'ws://example.org',
      'view-source:https://example.org',
    ],
    // passwords and ports
    ...['https://ann:secret@example.org', 'https://ann@example.org', 'http://example.org:22'],
    ...['https://example.org:8443', 'http://example.org:6379', 'example.org:25', 'http://example.org:3000'],
    // nonsense
    ...['', 'http://', 'https://exa mple.org', 'http://[::1', '//', 'hello world'],
  ]
  it('is tried in more than 40 hostile forms', () => expect(new Set(refused).size).toBeGreaterThanOrEqual(40))

  it.each(refused)('%s is refused before anything is sent', async (address) => {
    const { asked, resolve } = resolver(['127.0.0.1'])
    expect(await codeOf(fetchPage(address, { userAgent: 'Test', resolve }))).toBe('page_address_refused')
    expect(asked).toEqual([])
    expect(requests).toEqual([])
  })

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['10.1.2.3']],
    [['::ffff:127.0.0.1']],
    [['151.101.0.81', '192.168.0.1']],
    [['2606:4700::1111', 'fd00::1']],
    [[]],
  ])('whose name leads to %j is refused', async (addresses) => {
    const { asked, resolve } = resolver(addresses)
    const fetching = fetchPage('http://example.org', { userAgent: 'Test', resolve })
    expect(await codeOf(fetching)).toBe('page_address_refused')
    expect(asked).toEqual(['example.org'])
  })

  it('is resolved once for a connection, so that its name can’t change in between', async () => {
    const { asked, resolve } = resolver(['192.0.1.1'], ['127.0.0.1'])
    const fetching = fetchPage('http://changing.example.org', { userAgent: 'Test', resolve, timeLimit: 300 })
    expect(await codeOf(fetching)).toBe('page_unreachable')
    expect(asked).toEqual(['changing.example.org'])
  })
})

describe('a redirect', () => {
  it.each([
    'http://127.0.0.1:1/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/',
    'http://localhost/',
    'file:///etc/passwd',
    'gopher://example.org',
    'http://ann:secret@example.org/',
    'https://example.org:8080/',
    '//10.0.0.1/',
  ])('to %s is refused', async (location) => {
    answers['/'] = redirect(location)
    expect(await codeOf(fetchOwn('/'))).toBe('page_address_refused')
    expect(requests).toHaveLength(1)
  })

  it('to a name that leads to a private address is refused', async () => {
    answers['/'] = redirect('http://rebound.example.org/')
    expect(await codeOf(fetchOwn('/', { resolve: resolver(['127.0.0.1']).resolve }))).toBe(
      'page_address_refused',
    )
  })

  it('that never ends is given up', async () => {
    answers['/'] = redirect('/')
    expect(await codeOf(fetchOwn('/'))).toBe('page_unreachable')
    expect(requests).toHaveLength(6)
  })
})

describe('an answer', () => {
  it.each<[string, RequestListener, string]>([
    ['without the page', (_request, response) => response.writeHead(404).end('no'), 'page_unreachable'],
    ['with a server’s error', (_request, response) => response.writeHead(500).end('no'), 'page_unreachable'],
    ['that is a picture', html('x', { 'content-type': 'image/png' }), 'page_not_text'],
    ['that is JSON', html('{}', { 'content-type': 'application/json' }), 'page_not_text'],
    ['without a type', (_request, response) => response.writeHead(200).end('x'), 'page_not_text'],
    ['in an unknown encoding', html('x', { 'content-encoding': 'zstd' }), 'page_not_text'],
    ['that is damaged', html('no gzip', { 'content-encoding': 'gzip' }), 'page_unreachable'],
    [
      'that says it is too large',
      html('x', { 'content-length': String(MAX_PAGE_BYTES + 1) }),
      'page_too_large',
    ],
    ['that is too large', html('x'.repeat(MAX_PAGE_BYTES + 1)), 'page_too_large'],
    [
      'that unpacks to too much',
      html(gzipSync(Buffer.alloc(200 * 1024 * 1024)), { 'content-encoding': 'gzip' }),
      'page_too_large',
    ],
    [
      'that breaks off',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' }).write('half')
        setTimeout(() => response.destroy(), 20)
      },
      'page_unreachable',
    ],
    [
      'with endless headers',
      (request) => request.socket.write(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(20_000)}`),
      'page_unreachable',
    ],
    ['that is not HTTP', (request) => request.socket.end('SSH-2.0-OpenSSH\r\n'), 'page_unreachable'],
  ])('%s is refused', async (_name, answer, code) => {
    answers['/'] = answer
    expect(await codeOf(fetchOwn('/'))).toBe(code)
  })

  it.each<[string, RequestListener]>([
    ['that never comes', () => undefined],
    [
      'that comes too slowly',
      (request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const drip = setInterval(() => response.write('.'), 20)
        request.socket.once('close', () => clearInterval(drip))
      },
    ],
    [
      'that is packed and comes too slowly',
      (request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        const packed = gzipSync('x'.repeat(1_000))
        let at = 0
        const drip = setInterval(() => response.write(packed.subarray(at, ++at)), 50)
        request.socket.once('close', () => clearInterval(drip))
      },
    ],
  ])('%s is given up in time', async (_name, answer) => {
    answers['/'] = answer
    const start = performance.now()
    expect(await codeOf(fetchOwn('/', { timeLimit: 300 }))).toBe('page_unreachable')
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
