import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

interface StepTime {
  readonly name: string
  readonly seconds: number
}

/**
 * Runs the steps of a test run, each as its own Node process. When steps run in parallel, the one that started first
 * prints its output live; the others' output follows once they have finished.
 */
export class Steps {
  readonly #cwd: string
  readonly #running: RunningStep[] = []
  /** Duration of each step, in the order in which they ended or were ready. */
  readonly times: StepTime[] = []

  constructor(cwd: string) {
    this.#cwd = cwd
  }

  /**
   * Runs a step to its end.
   * @returns whether its exit code was 0
   */
  run(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
    return this.#startProcess(name, args, { env: { ...process.env, ...env } }).ended
  }

  /** Starts a step that sends a message when it is ready, and keeps running. */
  start(name: string, args: readonly string[]): StartedStep {
    const { child, ended } = this.#startProcess(name, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    return new StartedStep(child, ended)
  }

  #startProcess(name: string, args: readonly string[], options: SpawnOptions) {
    const child = spawn(process.execPath, args, {
      cwd: this.#cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    const step = new RunningStep(name)
    this.#running.push(step)
    const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
    for (const stream of streams) stream.on('data', (chunk: Buffer) => step.write(chunk))
    this.#showFirst()
    const endStep = () => child.kill()
    process.on('exit', endStep)
    child.once('message', () => this.#finish(step, 'ready'))
    // Waits for the streams: the child's own 'close' event doesn't come once its channel is disconnected.
    const outputEnd = Promise.all(streams.map((stream) => once(stream, 'close')))
    const ended = once(child, 'exit').then(async ([code]) => {
      process.off('exit', endStep)
      await outputEnd
      if (!step.isFinished || code !== 0) this.#finish(step, code === 0 ? 'passed' : 'FAILED')
      return code === 0
    })
    return { child, ended }
  }

  #finish(step: RunningStep, outcome: string): void {
    this.times.push({ name: step.name, seconds: step.seconds })
    step.write(`── ${step.name}: ${outcome} in ${step.seconds.toFixed(1)} s\n`)
    step.isFinished = true
    this.#showFirst()
  }

  /** Shows the output of the first step. Once that has finished, goes on to the next. */
  #showFirst(): void {
    for (let first = this.#running[0]; first; first = this.#running[0]) {
      first.show()
      if (!first.isFinished) return
      this.#running.shift()
    }
  }
}

/** A step that keeps running until it is asked to end. */
export class StartedStep {
  readonly #child: ChildProcess
  /** Resolves to whether its exit code was 0. */
  readonly ended: Promise<boolean>
  /** Resolves when it has sent a message that it is ready, or has ended. */
  readonly ready: Promise<void>

  constructor(child: ChildProcess, ended: Promise<boolean>) {
    this.#child = child
    this.ended = ended
    this.ready = new Promise((resolve) => {
      child.once('message', () => resolve())
      void ended.then(() => resolve())
    })
  }

  /** Asks it to end by disconnecting, and waits until it has. Returns whether its exit code was 0. */
  async end(): Promise<boolean> {
    if (this.#child.connected) this.#child.disconnect()
    return this.ended
  }
}

class RunningStep {
  readonly #pending: (Buffer | string)[] = []
  readonly #startedAt = Date.now()
  #isShown = false
  readonly name: string
  /** Whether it has ended or is ready, so that the next step may print. */
  isFinished = false

  constructor(name: string) {
    this.name = name
    this.#pending.push(`\n── ${name}\n`)
  }

  get seconds(): number {
    return (Date.now() - this.#startedAt) / 1000
  }

  write(chunk: Buffer | string): void {
    if (this.#isShown) process.stdout.write(chunk)
    else this.#pending.push(chunk)
  }

  /** Prints its stored output, and from then on prints its output live. */
  show(): void {
    this.#isShown = true
    for (const chunk of this.#pending.splice(0)) process.stdout.write(chunk)
  }
}
