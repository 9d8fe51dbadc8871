/** Writes spans: how long something took, within what. Names are ours, never a text, a name or an id of somebody. */
export interface SpanWriter {
  /** Runs work as a part of the call or job that is running; without one only runs it. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Runs work that belongs to no call. */
  runAlone<T>(name: string, work: () => Promise<T>): Promise<T>
}

/** Exists once per process, even if this module is loaded again. */
const KEY = Symbol.for('wordhoard.tracing.writer')
const shared = globalThis as { [KEY]?: SpanWriter | undefined }

/** Sets who writes spans in this process; undefined: nobody. */
export function setSpanWriter(writer: SpanWriter | undefined): void {
  shared[KEY] = writer
}

/** Runs a part of a call or job, and writes how long it took if the process is traced. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const writer = shared[KEY]
  return writer ? writer.run(name, work) : work()
}

/** Runs a job of its own, and writes how long it took if the process is traced. */
export function inOwnSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const writer = shared[KEY]
  return writer ? writer.runAlone(name, work) : work()
}
