import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

interface StepTime {
  readonly name: string
  readonly seconds: number
}

/**
 * Steps of a run, each a process of Node. Of those that run side by side the one that began first shows its output as it
 * comes; the others' follows when it has ended.
 */
export class Steps {
  readonly #cwd: string
  readonly #running: Running[] = []
  /** How long each took, in the order in which they ended. */
  readonly times: StepTime[] = []

  constructor(cwd: string) {
    this.#cwd = cwd
  }

  /** Runs a step to its end. @returns whether its exit code was 0 */
  run(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
    return this.#begin(name, args, { env: { ...process.env, ...env } }).ended
  }

  /** Begins a step that tells by a message when it is ready, and goes on. */
  start(name: string, args: readonly string[]): StartedStep {
    const { child, ended } = this.#begin(name, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    return new StartedStep(child, ended)
  }

  #begin(name: string, args: readonly string[], options: SpawnOptions) {
    const child = spawn(process.execPath, args, {
      cwd: this.#cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    const step = new Running(name)
    this.#running.push(step)
    const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
    for (const stream of streams) stream.on('data', (chunk: Buffer) => step.say(chunk))
    this.#showFirst()
    const endStep = () => child.kill()
    process.on('exit', endStep)
    child.once('message', () => this.#finish(step, 'ready'))
    // Not 'close', which does not come once the channel has been let go.
    const said = Promise.all(streams.map((stream) => once(stream, 'close')))
    const ended = once(child, 'exit').then(async ([code]) => {
      process.off('exit', endStep)
      await said
      if (!step.isFinished || code !== 0) this.#finish(step, code === 0 ? 'passed' : 'FAILED')
      return code === 0
    })
    return { child, ended }
  }

  #finish(step: Running, outcome: string): void {
    this.times.push({ name: step.name, seconds: step.seconds })
    step.say(`── ${step.name}: ${outcome} in ${step.seconds.toFixed(1)} s\n`)
    step.isFinished = true
    this.#showFirst()
  }

  /** Lets the first step speak; one that is finished says all it has to say and makes room for the next. */
  #showFirst(): void {
    for (let first = this.#running[0]; first; first = this.#running[0]) {
      first.show()
      if (!first.isFinished) return
      this.#running.shift()
    }
  }
}

/** A step that goes on until it is told to end. */
export class StartedStep {
  readonly #child: ChildProcess
  /** Whether its exit code was 0. */
  readonly ended: Promise<boolean>
  /** Resolves when it has told that it is ready, or has ended. */
  readonly ready: Promise<void>

  constructor(child: ChildProcess, ended: Promise<boolean>) {
    this.#child = child
    this.ended = ended
    this.ready = new Promise((resolve) => {
      child.once('message', () => resolve())
      void ended.then(() => resolve())
    })
  }

  /** Tells it to end, and waits until it has. */
  async end(): Promise<boolean> {
    if (this.#child.connected) this.#child.disconnect()
    return this.ended
  }
}

class Running {
  readonly #kept: (Buffer | string)[] = []
  readonly #began = Date.now()
  #isShown = false
  readonly name: string
  /** Has ended, or goes on in silence. */
  isFinished = false

  constructor(name: string) {
    this.name = name
    this.#kept.push(`\n── ${name}\n`)
  }

  get seconds(): number {
    return (Date.now() - this.#began) / 1000
  }

  say(chunk: Buffer | string): void {
    if (this.#isShown) process.stdout.write(chunk)
    else this.#kept.push(chunk)
  }

  /** Shows what it has said, and from now on what it says. */
  show(): void {
    this.#isShown = true
    for (const chunk of this.#kept.splice(0)) process.stdout.write(chunk)
  }
}
