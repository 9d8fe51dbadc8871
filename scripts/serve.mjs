import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * The server's flags, as in the Dockerfile: half of V8's usual space for new objects saves 16 MB of memory. A quarter would
 * save some more, but collecting garbage then takes a quarter of the time in which games are made.
 */
const flags = ['--max-semi-space-size=8']
/**
 * Settings of glibc's allocator, as in the Dockerfile; other systems don't know them. They can only be set before a
 * process starts. Two arenas for all threads, and free memory given back early, save 30 MB. With one arena, what V8’s
 * threads need for a moment to compile leaves 15 MB of holes between small things that stay. Blocks of 64 KB and more apart
 * from the others save 15 MB again: what is read from the database and soon forgotten leaves no holes between small things
 * that stay. From 32 KB on it would be 40 MB, but look-ups in a sentence would take a sixth more time.
 */
const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
  // The kernel allows a process 65,530 pieces of memory.
  MALLOC_MMAP_MAX_: '4096',
}

/**
 * Runs the built server until it ends, and ends with its exit code. Signals are passed on; if this process is killed, the
 * server notices that the channel between them has closed, and stops.
 */
export async function serve() {
  const server = spawn(process.execPath, [...flags, join(root, 'apps', 'api', 'dist', 'server.js')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...memorySettings, ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  process.exitCode = await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => resolve(code ?? 1))
  })
}
