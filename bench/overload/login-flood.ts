import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@wordhoard/database/embedded-postgres'
import { projectRoot } from '@wordhoard/database/project-root'
import { startProduct } from '@wordhoard/testkit/server/start-server'
import { wordsAsRead } from '../novel-words'
import type { BenchRow } from '../row'
import { percentile } from '../statistics'

const CLIENTS = 40
const LOOK_UPS = 3_000

/** Measures word look-ups, one after another, while 40 clients try to log in as fast as they get answers. */
export async function benchLoginFlood(): Promise<BenchRow[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(projectRoot(), '.data-test'), share: true })
  const product = await startProduct('.data-test', {
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: '.data-test',
    RATE_LIMIT: 'off',
    HUMAN_CHECK: 'off',
  })
  const words = wordsAsRead(LOOK_UPS).map(
    (word) => `${product.url}/api/dict/spell/${encodeURIComponent(word)}`,
  )
  const timeLookUps = async () => {
    const times: number[] = []
    let refused = 0
    for (const url of words) {
      const started = performance.now()
      const answer = await fetch(url)
      await answer.arrayBuffer()
      times.push(performance.now() - started)
      if (answer.status === 429 || answer.status >= 500) refused++
    }
    return { p99: percentile(times, 0.99), refused }
  }
  try {
    await timeLookUps()
    const quiet = await timeLookUps()
    let isFlooding = true
    let logins = 0
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      while (isFlooding) {
        await fetch(`${product.url}/api/auth2/login`, {
          method: 'POST',
          body: new URLSearchParams({
            username: `nobody-${client}-${logins++}@example.org`,
            password: 'Not-the-password-1',
            turnstile_token: '',
          }),
        }).then((answer) => answer.arrayBuffer())
      }
    })
    await sleep(500)
    const flooded = await timeLookUps()
    isFlooding = false
    await Promise.all(clients)
    const value = flooded.p99 / quiet.p99
    return [
      {
        what: `look-up p99 during ${logins} log-in attempts by ${CLIENTS} clients, relative to without`,
        value: `${value.toFixed(2)}× (${flooded.p99.toFixed(1)} : ${quiet.p99.toFixed(1)} ms), ${flooded.refused} refused`,
        bar: '≤ 2×, none refused',
        holds: value <= 2 && flooded.refused === 0,
      },
    ]
  } finally {
    await product.stop()
    await postgres.stop()
  }
}
