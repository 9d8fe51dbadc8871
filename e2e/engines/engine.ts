/** A point on the screen, in CSS pixels from the viewport's top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle on the screen, in CSS pixels from the viewport's top left corner. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A cookie of the server under test. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly httpOnly: boolean
}

/** Size of the viewport in CSS pixels, in every engine; one CSS pixel is one pixel of a screenshot. */
export const viewport = { width: 1280, height: 860 }

/**
 * The single page of a browser with an engine other than Chromium. Its input comes from the browser itself, not from
 * scripted events.
 */
export interface EnginePage {
  /** Loads an address and waits until the page has loaded. */
  goto(url: string): Promise<void>
  /** Loads the page again and waits until it has loaded. */
  reload(): Promise<void>
  /** Runs a function in the page; its argument and result are JSON. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  /** Moves the pointer there and presses the main button once. */
  clickAt(point: Point): Promise<void>
  /** Presses a key by its `KeyboardEvent.key`, or several joined by `+`, held down in this order. */
  press(key: string): Promise<void>
  /** Types a text key by key into the focused element. */
  type(text: string): Promise<void>
  /** Takes a screenshot of the viewport, as a PNG. */
  screenshot(): Promise<Buffer>
  /** Sets a cookie for the page's own host; a page of that host must be open. */
  setCookie(cookie: Cookie): Promise<void>
  /** Deletes the cookies of the page's own host. */
  clearCookies(): Promise<void>
  /** Returns the page's errors so far: uncaught exceptions, and console errors where the engine reports them. */
  errors(): Promise<string[]>
  /** Closes the browser. */
  close(): Promise<void>
}

/** A browser that may be installed on this machine. */
export interface Engine {
  readonly name: string
  /** What this machine lacks to start it, as a sentence; undefined when it can be started. */
  readonly missing: string | undefined
  /** Starts the browser with one empty page of the size `viewport`. */
  open(): Promise<EnginePage>
}
