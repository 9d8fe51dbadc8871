/**
 * What both commands need before anything of the project can run: the right Node, and the packages. Plain JavaScript,
 * because nothing is installed yet.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'
import { runBeside } from './run-beside.mjs'

/** Ends the process with a clear sentence unless this Node can run the project. */
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  console.error(
    `Node ${process.versions.node} is too old or not supported: 20.19 or later, or 22.12 or later, is needed.`,
  )
  process.exit(1)
}

/** Installs the packages of the lock file when it has changed since the last time. */
function install() {
  const manifests = ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml', 'prisma/package.json']
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group))) manifests.push(`${group}/${name}/package.json`)
  }
  const hash = createHash('sha256').update(process.version)
  for (const file of manifests) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)))
  const wanted = hash.digest('hex')
  const stamp = join(root, 'node_modules', '.wordhoard-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.info('Installing packages …')
  run('npx', [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=warn',
  ])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Runs a program to its end; ends this process with its code when it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // The package manager must not take an unattended run for a conversation.
    env: { ...process.env, CI: process.env.CI ?? 'true' },
  })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a TypeScript file of the project. */
export function runTypeScript(file, args = []) {
  run(process.execPath, ['--import', 'tsx', join(root, file), ...args])
}

/** Builds what `npm start` serves, unless the sources are those of the last build. Ends this process when that fails. */
export async function buildIfChanged() {
  const stamp = join(root, 'apps', 'api', 'dist', '.built')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.info('Building …')
  const code = await runBeside(['--import', 'tsx', join(root, 'scripts', 'build.ts')])
  if (code !== 0) process.exit(code ?? 1)
  writeFileSync(stamp, wanted)
}

/** Names, sizes and times of all that goes into the build. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (/^(node_modules|dist|generated|data)$/.test(entry.name) || entry.name.startsWith('.')) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) visit(path)
      else {
        const { size, mtimeMs } = statSync(join(root, path))
        hash.update(`${path} ${size} ${mtimeMs}\n`)
      }
    }
  }
  for (const folder of ['apps/api', 'apps/web', 'packages', 'prisma', 'scripts']) visit(folder)
  hash.update(readFileSync(join(root, 'pnpm-lock.yaml')))
  return hash.digest('hex')
}

export function bootstrap() {
  checkNode()
  install()
}
