import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'
import { freePort } from '@wordhoard/testkit/server/free-port'
import { type RunningServer, startServer } from '@wordhoard/testkit/server/start-server'
import { databaseUrl } from '../people'
import { dataDir } from '../server-settings'

/** The built product at an address of its own, which a journey stops, starts and replaces by a newer version. */
export interface Product {
  readonly url: string
  /** Starts the server again, with the version published last. */
  readonly start: () => Promise<void>
  /** Stops the server: nothing answers any more. */
  readonly stop: () => Promise<void>
  /**
   * Replaces the client by one whose scripts all have other names, or by the present build if it began with an older one;
   * the old ones are gone. Takes effect at the next start.
   */
  readonly publish: () => void
  readonly remove: () => Promise<void>
}

/**
 * Starts the built product on the journeys' database, with a copy of the client that can be changed.
 *
 * @param olderClient folder of an earlier build of the client, to begin with
 */
export async function startProductVersion(olderClient?: string): Promise<Product> {
  const root = mkdtempSync(join(tmpdir(), 'wordhoard-version-'))
  const original = projectRoot()
  for (const name of ['package.json', 'pnpm-workspace.yaml', 'packages', 'prisma', 'node_modules'])
    symlinkSync(join(original, name), join(root, name))
  const api = join('apps', 'api')
  const client = join('apps', 'web', 'dist')
  mkdirSync(join(root, api), { recursive: true })
  cpSync(join(original, api, 'dist'), join(root, api, 'dist'), { recursive: true })
  symlinkSync(join(original, api, 'node_modules'), join(root, api, 'node_modules'))
  const copyClient = (from: string) => cpSync(from, join(root, client), { recursive: true })
  copyClient(olderClient ?? join(original, client))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  let running: RunningServer | undefined
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  const start = async () => {
    running = await startServer([join(root, api, 'dist', 'server.js')], '/api/ready', {
      PORT: port,
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl(),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
    })
  }
  await start()
  return {
    url,
    start,
    stop,
    publish: () => {
      if (!olderClient) return renameScripts(join(root, client))
      rmSync(join(root, client), { recursive: true })
      copyClient(join(original, client))
    },
    remove: async () => {
      await stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Gives every built script another name of the same length, wherever it is mentioned, as other content would. */
function renameScripts(dist: string): void {
  const assets = join(dist, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const renamed = new Map(
    names.map((name) => [name, name.replace(/.[.]js$/, (end) => otherEnd(end, names, name))]),
  )
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (/[.](br|gz)$/.test(path)) rmSync(join(dist, path))
    else if (/[.](js|html|json)$/.test(path)) {
      const text = readFileSync(join(dist, path), 'utf8')
      const changed = text
        .replace(/[\w.-]+[.]js\b/g, (name) => renamed.get(name) ?? name)
        // The version that the service worker names its cache after.
        .replace(/(version:[`"'])[0-9a-f]{12}/, '$1newer0version')
      writeFileSync(join(dist, path), changed)
    }
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to))
}

/** Returns another last letter that makes no existing name. */
function otherEnd(end: string, names: readonly string[], name: string): string {
  const begin = name.slice(0, -end.length)
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((one) => !names.includes(`${begin}${one}.js`))
  return `${letter}.js`
}
