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

/** Size of the viewport in CSS pixels, in every engine; a CSS pixel is one pixel of a screenshot. */
export const viewport = { width: 1280, height: 860 }

/** The one page of a browser that another engine than Chromium drives. Its input is the browser's own, not scripted events. */
export interface EnginePage {
  /** Loads an address and waits until the page has loaded. */
  goto(url: string): Promise<void>
  /** Loads the page again and waits until it has loaded. */
  reload(): Promise<void>
  /** Runs a function in the page; what it takes and answers is JSON. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  /** Moves the pointer there and presses its main button once. */
  clickAt(point: Point): Promise<void>
  /** Presses a key by its `KeyboardEvent.key`, or several, held in this order, joined by `+`. */
  press(key: string): Promise<void>
  /** Presses the keys of a text, one after another, into what has the focus. */
  type(text: string): Promise<void>
  /** What the viewport shows, as a PNG. */
  screenshot(): Promise<Buffer>
  /** Sets a cookie for the page's own host; a page of it has to be open. */
  setCookie(cookie: Cookie): Promise<void>
  /** Forgets the cookies of the page's own host. */
  clearCookies(): Promise<void>
  /** What the page has complained of so far: uncaught exceptions, and errors in the console where the engine tells. */
  faults(): Promise<string[]>
  /** Ends the browser. */
  close(): Promise<void>
}

/** A browser that may be installed on this machine. */
export interface Engine {
  readonly name: string
  /** What is missing here to start it, in a sentence; undefined when it can be started. */
  readonly missing: string | undefined
  /** Starts the browser with one empty page of the size `viewport`. */
  open(): Promise<EnginePage>
}
