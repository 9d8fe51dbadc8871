import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientFiles } from './client-files'

const folder = mkdtempSync(join(tmpdir(), 'client-files-'))
const script = 'export const answer = 42\n'.repeat(100)
const files: Record<string, string | Buffer> = {
  'sw.js': 'self.skipWaiting()',
  'secret.json': '{}',
  'assets/index-Ab_1.js': script,
  'assets/index-Ab_1.js.br': brotliCompressSync(script),
  'assets/fonts/a b.woff2': 'font',
}
let app: FastifyInstance
let routes = 0

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  for (let n = 0; n < 300; n++) writeFileSync(join(folder, 'assets', `part-${n}.js`), `export default ${n}`)
  app = Fastify() as unknown as FastifyInstance
  app.addHook('onRoute', () => {
    routes++
  })
  await clientFiles(app, folder, ['secret.json'])
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it('serves files with how long they may be kept', async () => {
  const built = await app.inject('/assets/index-Ab_1.js?x=1')
  expect(built.payload).toBe(script)
  expect(built.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(built.headers['content-type']).toMatch(/javascript/)
  const worker = await app.inject('/sw.js')
  expect([worker.payload, worker.headers['cache-control']]).toEqual(['self.skipWaiting()', 'no-cache'])
  expect((await app.inject('/assets/fonts/a%20b.woff2')).payload).toBe('font')
})

it('sends the compressed file to whoever takes it, and only the head for HEAD', async () => {
  const headers = { 'accept-encoding': 'br' }
  const answer = await app.inject({ url: '/assets/index-Ab_1.js', headers })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const head = await app.inject({ method: 'HEAD', url: '/assets/index-Ab_1.js' })
  expect([head.statusCode, head.payload]).toEqual([200, ''])
})

it.each([
  '/assets/missing.js',
  '/assets/',
  '/assets/fonts',
  '/assets/index-Ab_1.js.br',
  '/assets/../secret.json',
  '/assets/%2e%2e/secret.json',
  '/assets/..%2fsecret.json',
  '/secret.json',
])('doesn’t serve %s', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404)
})

it('has a route for a folder, however many files it has', () => {
  expect(routes).toBeLessThan(6)
})
