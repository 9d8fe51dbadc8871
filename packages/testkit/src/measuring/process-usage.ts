import { readdirSync, readFileSync } from 'node:fs'

/**
 * Returns the processor time of a process in ms; 0 if it has ended (Linux). It is exact while all its threads run; that
 * of threads that have ended is known in steps of 10 ms.
 */
export function processorTime(pid: number): number {
  const folder = `/proc/${pid}/task`
  const stat = readIfThere(`/proc/${pid}/stat`)
  if (stat === undefined) return 0
  // After the name, which may contain spaces; fields 14 and 15 of the file are user and system time in steps of 10 ms.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const withEndedThreads = 10 * (Number(fields[11]) + Number(fields[12]))
  const ofThreads = readdirSync(folder).reduce((sum, task) => {
    const [nanoseconds] = readIfThere(`${folder}/${task}/schedstat`)?.split(' ') ?? []
    return sum + Number(nanoseconds ?? 0) / 1e6
  }, 0)
  return Math.max(ofThreads, withEndedThreads)
}

/** Reads a file of a process or thread; undefined if that has ended. */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}

/** Returns the most memory that a process has had resident so far, in MB; 0 if it has ended (Linux). */
export function peakMegabytes(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readIfThere(`/proc/${pid}/status`) ?? '')
  return Number(line?.[1] ?? 0) / 1024
}

/** Returns the resident memory of a process in MB (Linux). */
export function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? Number.NaN) / 1024
}
