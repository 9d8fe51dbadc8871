/** The part of the W3C WebDriver protocol over HTTP that our journeys need. */

/** Keys that WebDriver identifies by a private-use character. */
const namedKeys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  '\n': '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ' ': ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

/** Returns the character by which WebDriver identifies a key, from its `KeyboardEvent.key`. */
export const webDriverKey = (key: string): string => {
  const named = namedKeys[key]
  if (!named && [...key].length > 1)
    throw new Error(`The key ${key} is not in the table of WebDriver’s names. Add it there.`)
  return named ?? key
}

/**
 * Calls a driver's command.
 * @throws {Error} with the driver's own message when it refuses
 */
async function call(address: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebDriver ${method} ${path}: ${error}: ${message}`)
}

/** A WebDriver session, which is one browser. */
export class WebDriverSession {
  readonly #base: string

  private constructor(base: string) {
    this.#base = base
  }

  /**
   * Starts a browser.
   * @param address of the driver, without a trailing slash
   */
  static async start(address: string, capabilities: object): Promise<WebDriverSession> {
    const { sessionId } = (await call(address, 'POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string }
    return new WebDriverSession(`${address}/session/${sessionId}`)
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return call(this.#base, 'POST', path, body)
  }

  get(path: string): Promise<unknown> {
    return call(this.#base, 'GET', path)
  }

  delete(path: string): Promise<unknown> {
    return call(this.#base, 'DELETE', path)
  }

  /** Runs the source of a one-argument function in the page, and waits for its result. */
  async evaluate(source: string, argument: unknown): Promise<unknown> {
    const { value, error } = (await this.post('/execute/async', {
      script: `const done = arguments[arguments.length - 1]
        Promise.resolve(arguments[0]).then(${source}).then(
          (value) => done({ value }),
          (error) => done({ error: String(error && error.message || error) }))`,
      args: [argument ?? null],
    })) as { value?: unknown; error?: string }
    if (error !== undefined) throw new Error(`The script failed in the page: ${error}`)
    return value
  }
}
