import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openUrl } from './url-input'

const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 31) % 251))
let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/extract.jsonl`
}

/** Returns a listener that answers range requests (RFC 9110) and breaks every connection after some bytes. */
function serveBreaking(
  bytes: number,
  options: { etag?: () => string; ranges?: boolean; log?: string[] } = {},
): RequestListener {
  return (request, response) => {
    const etag = options.etag?.() ?? '"one"'
    const range = options.ranges === false ? null : /^bytes=(\d+)-$/.exec(request.headers.range ?? '')
    const from = range && request.headers['if-range'] === etag ? Number(range[1]) : 0
    options.log?.push(`${request.method} ${from}`)
    const headers = { etag, 'content-length': content.length - from }
    if (from > 0)
      response.writeHead(206, {
        ...headers,
        'content-range': `bytes ${from}-${content.length - 1}/${content.length}`,
      })
    else response.writeHead(200, headers)
    if (request.method === 'HEAD') return void response.end()
    const end = Math.min(content.length, from + bytes)
    response.write(content.subarray(from, end), () => {
      if (end === content.length) response.end()
      else setTimeout(() => response.destroy(), 5)
    })
  }
}

async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = []
  for await (const chunk of chunks) found.push(chunk)
  return Buffer.concat(found)
}

describe('openUrl', () => {
  it('resumes where the connection broke', async () => {
    const log: string[] = []
    const input = await openUrl(await serve(serveBreaking(70_000, { log })), 1)
    expect(input).toMatchObject({ name: 'extract.jsonl', size: content.length })
    expect((await all(input.read(0))).equals(content)).toBe(true)
    expect(log).toEqual(['HEAD 0', 'GET 0', 'GET 70000', 'GET 140000', 'GET 210000', 'GET 280000'])
  })

  it('can read from any offset', async () => {
    const input = await openUrl(await serve(serveBreaking(1_000_000)), 1)
    expect((await all(input.read(123_456))).equals(content.subarray(123_456))).toBe(true)
  })

  it('reads from the beginning if the server doesn’t support ranges', async () => {
    const input = await openUrl(await serve(serveBreaking(1_000_000, { ranges: false })), 1)
    expect((await all(input.read(123_456))).equals(content.subarray(123_456))).toBe(true)
  })

  it('gives up if the file changes in the meantime', async () => {
    let answers = 0
    const address = await serve(serveBreaking(70_000, { etag: () => (++answers > 2 ? '"two"' : '"one"') }))
    const input = await openUrl(address, 1)
    await expect(all(input.read(0))).rejects.toThrow(/has changed meanwhile/)
  })

  it('gives up if no more data arrives', async () => {
    const input = await openUrl(await serve(serveBreaking(0)), 1)
    await expect(all(input.read(0))).rejects.toThrow(/broke off at byte 0/)
  })

  it('refuses a missing file and an unreachable server', async () => {
    const address = await serve((_, response) => response.writeHead(404).end())
    await expect(openUrl(address)).rejects.toThrow(/answers 404/)
    await expect(openUrl('http://127.0.0.1:1/x')).rejects.toThrow(/cannot be reached/)
  })
})
