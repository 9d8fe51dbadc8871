import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { RawBody } from './raw-body'

/** A page of words in an order that no compression foresees. */
function pageOf(words: number): Buffer {
  let state = 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  return Buffer.from(`<p>${Array.from({ length: words }, () => (next() % 5000).toString(36)).join(' ')}</p>`)
}

/** Serves a page, and returns a function that asks for it with Brotli. */
function serve(page: RawBody) {
  const app = Fastify()
  app.get('/', (request, reply) => page.send(request, reply))
  return async () => {
    const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    return rawPayload
  }
}

it('a kept page is compressed quickly at first, and hardest once it is asked for again', async () => {
  const html = pageOf(4000)
  const ask = serve(RawBody.ofPage({ html, policy: '' }, true))
  const first = await ask()
  expect((await ask()).length).toBe(first.length)
  await expect.poll(async () => (await ask()).length).toBeLessThan(first.length * 0.97)
  expect(brotliDecompressSync(await ask())).toEqual(html)
})

it('a page that is not kept stays as it was compressed first', async () => {
  const html = pageOf(4000)
  const ask = serve(RawBody.ofPage({ html, policy: '' }))
  const first = await ask()
  await ask()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await ask()).toEqual(first)
  expect(brotliDecompressSync(first)).toEqual(html)
})
