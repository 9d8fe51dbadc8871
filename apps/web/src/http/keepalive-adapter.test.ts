import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepaliveAdapter } from './keepalive-adapter'

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    response.writeHead(request.url === '/refused' ? 409 : 200, {
      'content-type': 'application/json',
      'retry-after': '7',
    })
    const { method, headers } = request
    response.end(
      JSON.stringify({ method, type: headers['content-type'], token: headers.authorization, body }),
    )
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const client = axios.create({ validateStatus: () => true, adapter: keepaliveAdapter })
const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

it('keepaliveAdapter sends the request and answers as axios does', async () => {
  const answer = await client.request({
    method: 'POST',
    url: address('/'),
    data: { position: 0.5 },
    headers: { authorization: 'Bearer a' },
  })
  expect(answer).toMatchObject({ status: 200, headers: { 'retry-after': '7' } })
  expect(answer.data).toEqual({
    method: 'POST',
    type: 'application/json',
    token: 'Bearer a',
    body: '{"position":0.5}',
  })
})

it('keepaliveAdapter distinguishes refusals, failures and aborted requests', async () => {
  expect((await client.request({ url: address('/refused') })).status).toBe(409)
  await expect(client.request({ url: 'http://127.0.0.1:1/' })).rejects.toThrow()
  const signal = AbortSignal.abort()
  await expect(client.request({ url: address('/'), signal })).rejects.toThrow()
})
