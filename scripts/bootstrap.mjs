/**
 * Prepares for both commands before anything of the project can run: checks Node and installs the packages. Plain
 * JavaScript, because nothing is installed yet.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'
import { runNode } from './run-node.mjs'

/** Priority of the build, from −20 to 19: it gets what others leave, and always a share. */
const BUILD_NICENESS = 5

/** Ends the process with a clear message unless this version of Node can run the project. */
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  console.error(
    `Node ${process.versions.node} is not supported. Install 20.19 or a later 20, or 22.12 or later.`,
  )
  process.exit(1)
}

/** Installs the packages of the lock file if it has changed since the last time. */
function install() {
  const manifests = ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml', 'prisma/package.json']
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group))) manifests.push(`${group}/${name}/package.json`)
  }
  const hash = createHash('sha256').update(process.version)
  for (const file of manifests) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)))
  const currentHash = hash.digest('hex')
  const stamp = join(root, 'node_modules', '.wordhoard-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash) return

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
  writeFileSync(stamp, currentHash)
}

/** Runs a program to its end. Ends this process with the program's exit code if it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Keeps the package manager from asking questions in unattended runs.
    env: { ...process.env, CI: process.env.CI ?? 'true' },
  })
  if (error) console.error(`Could not start ${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a TypeScript file of the project. */
export function runTypeScript(file, args = []) {
  run(process.execPath, ['--import', 'tsx', join(root, file), ...args])
}

/**
 * Builds what `npm start` serves, unless the sources have not changed since the last build. Ends this process if the
 * build fails.
 */
export async function buildIfChanged() {
  const stamp = join(root, 'apps', 'api', 'dist', '.built')
  const currentHash = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash) return
  console.info('Building …')
  // The first dictionary takes longer and works beside it, so it goes first.
  const code = await runNode(
    ['--import', 'tsx', join(root, 'scripts', 'build.ts')],
    'inherit',
    BUILD_NICENESS,
  )
  if (code !== 0) process.exit(code ?? 1)
  writeFileSync(stamp, currentHash)
}

/** Returns a hash of the names, sizes and times of all files that go into the build. */
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

/** Checks Node and installs the packages if necessary. */
export function bootstrap() {
  checkNode()
  install()
}
