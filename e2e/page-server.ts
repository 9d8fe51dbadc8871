import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'pages')
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface PageServer {
  /** Its address, with a host name other than the application's. */
  readonly origin: string
  readonly close: () => Promise<unknown>
}

/**
 * Serves the pages in e2e/pages like other people's web sites: `/news`, `/hostile`; `/note.txt`, `/empty`,
 * `/paper.pdf`.
 */
export async function servePages(): Promise<PageServer> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]!
    const send = (type: string, body: string | Buffer, status = 200) => {
      response.writeHead(status, { 'content-type': type }).end(body)
    }
    if (path === '/news' || path === '/hostile') {
      return send('text/html; charset=utf-8', readFileSync(join(folder, `${path.slice(1)}.html`)))
    }
    // Browsers request it from every site.
    if (path === '/favicon.ico') return send('image/png', picture)
    if (path === '/empty') return send('text/html', '<!doctype html><title>Empty</title><p>Hi.</p>')
    if (path === '/note.txt') return send('text/plain', 'The tide is out.\n\nIt will be back at six.')
    if (/\.(png|webp)$/.test(path)) return send('image/png', picture)
    return send('text/plain', 'Not here', 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      return closed
    },
  }
}
