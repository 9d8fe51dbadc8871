import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchAdapter } from './fetch-adapter'

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    const { method, headers } = request
    response.writeHead(request.url === '/refused' ? 409 : 200, { 'retry-after': '7' })
    response.end(
      JSON.stringify({ method, type: headers['content-type'], token: headers.authorization, body }),
    )
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const client = axios.create({ validateStatus: () => true, transformResponse: [], adapter: fetchAdapter })
const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

it('fetchAdapter sends what axios makes of a request, and hands over the parsed answer', async () => {
  const headers = { authorization: 'Bearer a' }
  const answer = await client.post(address('/'), { position: 0.5 }, { headers, keepalive: true })
  expect(answer).toMatchObject({ status: 200, headers: { 'retry-after': '7' } })
  expect(answer.data).toEqual({
    method: 'POST',
    type: 'application/json',
    token: 'Bearer a',
    body: '{"position":0.5}',
  })
  expect((await client.post(address('/'))).data).toEqual({ method: 'POST', body: '' })
  const form = await client.post(address('/'), new URLSearchParams({ name: 'Olu' }))
  expect(form.data).toMatchObject({
    type: expect.stringContaining('x-www-form-urlencoded'),
    body: 'name=Olu',
  })
})

it('fetchAdapter returns files as bytes, refusals parsed, and fails without a connection', async () => {
  const file = await client.get<Blob>(address('/'), { responseType: 'blob' })
  expect(await file.data.text()).toContain('GET')
  const refused = await client.get(address('/refused'), { responseType: 'blob' })
  expect(refused).toMatchObject({ status: 409, data: { method: 'GET' } })
  await expect(client.get('http://127.0.0.1:1/')).rejects.toThrow()
  await expect(client.get(address('/'), { signal: AbortSignal.abort() })).rejects.toThrow()
})
