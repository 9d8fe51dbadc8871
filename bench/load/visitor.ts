import { randomUUID } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import type { Recorder } from './recorder'

/** Nobody waits longer, in ms. */
const LIMIT_MS = 30_000
/** Cookies whose attributes say that they are over have this age. */
const DELETED = /max-age=0|expires=thu, 01 jan 1970/i

interface CallOptions {
  readonly body?: object
  /** Sent as a form instead of JSON. */
  readonly form?: Readonly<Record<string, string>>
  /** Values for the pattern's parameters. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  /** Statuses besides 2xx that people get in a sound installation, such as 409 for something done before. */
  readonly expected?: readonly number[]
  /** Whether a repetition must not do it twice. */
  readonly isKeyed?: boolean
}

/** An answer; status 0 if there is none. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** Somebody with a browser of their own: its connections, its cookies and, in the end, its session. */
export class Visitor {
  readonly #url: URL
  readonly #recorder: Recorder
  readonly #agent: http.Agent
  readonly #address: string
  readonly #cookies = new Map<string, string>()
  #token: string | undefined

  /** @param address network address that a trusted proxy would report, so that limits see many people */
  constructor(url: string, recorder: Recorder, address: string) {
    this.#url = new URL(url)
    this.#recorder = recorder
    this.#address = address
    const { Agent } = this.#url.protocol === 'https:' ? https : http
    this.#agent = new Agent({ keepAlive: true, maxSockets: 6 })
  }

  /** Calls a path of the API as its contract writes it, such as `/articles/id/:id`. */
  async call<Body>(method: string, pattern: string, options: CallOptions = {}): Promise<Answer<Body>> {
    const answer = await this.#send<Body>(method, `/api${pattern}`, options)
    if (answer.status !== 401 || !this.#token) return answer
    await this.renewSession()
    return this.#send<Body>(method, `/api${pattern}`, options)
  }

  /** Opens a page as a browser does, without its files. */
  openPage(pattern: string): Promise<Answer<unknown>> {
    return this.#send('GET', pattern)
  }

  setToken(token: string): void {
    this.#token = token
    this.#cookies.set('has_session', '1')
  }

  async renewSession(): Promise<void> {
    const { body } = await this.#send<{ access_token?: string }>('POST', '/api/auth2/refresh')
    if (body?.access_token) this.setToken(body.access_token)
  }

  /** Holds the stream of events open, as a page does. @returns how to close it */
  openStream(): () => void {
    const began = performance.now()
    let isOver = false
    const request = this.#request('GET', '/api/messages/stream', {}, (answer) => {
      if (answer.statusCode !== 200)
        this.#recorder.note('GET /messages/stream', began, String(answer.statusCode))
      else answer.once('data', () => this.#recorder.note('GET /messages/stream (until open)', began))
      answer.resume()
      answer.on('error', () => undefined)
      answer.on('close', () => {
        if (!isOver) this.#recorder.note('GET /messages/stream', performance.now(), 'broken')
      })
    })
    request.on('error', () => {
      if (!isOver) this.#recorder.note('GET /messages/stream', began, 'no answer')
    })
    request.end()
    return () => {
      isOver = true
      request.destroy()
    }
  }

  close(): void {
    this.#agent.destroy()
  }

  #send<Body>(method: string, pattern: string, options: CallOptions = {}): Promise<Answer<Body>> {
    const { body, form, params = {}, query = {}, expected = [], isKeyed } = options
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const sent = form ? new URLSearchParams(form).toString() : body && JSON.stringify(body)
    const headers: http.OutgoingHttpHeaders = {
      ...(sent !== undefined && {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        'content-length': Buffer.byteLength(sent),
      }),
      ...(isKeyed && { 'idempotency-key': randomUUID() }),
    }
    const began = performance.now()
    const name = `${method} ${pattern.replace(/^\/api(?=\/)/, '')}`
    return new Promise((resolve) => {
      const end = (status: number, text = '', error?: string) => {
        const isFine = (status >= 200 && status < 300) || status === 304 || expected.includes(status)
        const isRenewed = status === 401 && this.#token !== undefined
        this.#recorder.note(name, began, isFine || isRenewed ? undefined : (error ?? String(status)))
        resolve({ status, body: (text && /^[[{]/.test(text) ? JSON.parse(text) : undefined) as Body })
      }
      const request = this.#request(
        method,
        search.size > 0 ? `${path}?${search}` : path,
        headers,
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => {
            text += chunk
          })
          answer.on('end', () => end(answer.statusCode!, text))
          answer.on('error', () => end(0, '', 'broken'))
          this.#keepCookies(answer.headers['set-cookie'] ?? [])
        },
      )
      request.setTimeout(LIMIT_MS, () => request.destroy(new Error('late')))
      request.on('error', (error) => end(0, '', error.message === 'late' ? 'late' : 'no answer'))
      request.end(sent)
    })
  }

  #request(
    method: string,
    path: string,
    headers: http.OutgoingHttpHeaders,
    onAnswer: (answer: http.IncomingMessage) => void,
  ): http.ClientRequest {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { request } = this.#url.protocol === 'https:' ? https : http
    return request(
      {
        ...{ host: this.#url.hostname, port: this.#url.port, method, path, agent: this.#agent },
        headers: {
          ...headers,
          'x-forwarded-for': this.#address,
          // As a browser says for calls of its own page.
          'sec-fetch-site': 'same-origin',
          ...(cookie && { cookie }),
          ...(this.#token && path.startsWith('/api/') && { authorization: `Bearer ${this.#token}` }),
        },
      },
      onAnswer,
    )
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name === undefined) continue
      if (DELETED.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value!)
    }
  }
}
