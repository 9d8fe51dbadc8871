import { setTimeout as sleep } from 'node:timers/promises'

/** How long a page waits before it connects again, in ms. */
const RETRY_MS = 100

/** A page with an open stream that connects again wherever it can, and resumes where it was. */
export class StageListener {
  /** Contents of the messages, in the order in which they arrived. */
  readonly contents: string[] = []
  readonly #urls: () => readonly string[]
  readonly #headers: () => Record<string, string>
  readonly #controller = new AbortController()
  #position: string | undefined
  #isReady = false
  #running: Promise<void> | undefined

  /** @param urls addresses of the processes, tried in turn */
  constructor(urls: () => readonly string[], headers: () => Record<string, string>) {
    this.#urls = urls
    this.#headers = headers
  }

  get isReady(): boolean {
    return this.#isReady
  }

  open(first: number): void {
    this.#running = this.#run(first)
  }

  async close(): Promise<void> {
    this.#controller.abort()
    await this.#running
  }

  async #run(first: number): Promise<void> {
    const { signal } = this.#controller
    for (let tries = first; !signal.aborted; tries++) {
      const urls = this.#urls()
      // A broken stream is what a page expects; it connects again.
      await this.#read(urls[tries % urls.length]!).catch(() => undefined)
      this.#isReady = false
      if (!signal.aborted) await sleep(RETRY_MS)
    }
  }

  async #read(url: string): Promise<void> {
    const { body, ok } = await fetch(`${url}/api/messages/stream`, {
      headers: { ...this.#headers(), ...(this.#position && { 'last-event-id': this.#position }) },
      signal: this.#controller.signal,
    })
    if (!ok) throw new Error('The stream was refused')
    let text = ''
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop()!
      for (const event of events) this.#handle(event)
    }
  }

  #handle(text: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]
    this.#position = field('id') ?? this.#position
    const event = field('event')
    if (event === 'ready') this.#isReady = true
    if (event === 'reset') throw new Error('The stream asks to load everything again')
    if (event === 'message') {
      const { message } = JSON.parse(field('data')!) as { message: { content: string } }
      this.contents.push(message.content)
    }
  }
}
