import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const linesOf = (text: string) => text.trimEnd().split('\n')

/** Whether a folder holds our sources: not generated, and not written by others. */
const isOurs = (name: string) =>
  !/^(\..*|node_modules|dist|generated|coverage|test-results|.*-report)$/.test(name)

function foldersIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isOurs(entry.name))
    .map(({ name }) => name)
}

/**
 * Parses a picture of folders. Returns each folder with the folders shown inside it. A line has folder names (`lib/
 * testing/`), spaces, then a description; an indented line belongs to the folder above it.
 */
function foldersInPicture(tree: string): Map<string, string[]> {
  const folders = new Map<string, string[]>([['', []]])
  const open: { indent: number; path: string }[] = [{ indent: -1, path: '' }]
  for (const line of linesOf(tree)) {
    const indent = line.search(/\S/)
    const names = /^(?:\S+\/ ?)+(?= |$)/.exec(line.trim())?.[0].trim().split(' ') ?? []
    while (open.at(-1)!.indent >= indent) open.pop()
    const parent = open.at(-1)!.path
    for (const name of names) {
      const path = posix.join(parent, name.slice(0, -1))
      folders.get(parent)!.push(name.slice(0, -1))
      folders.set(path, [])
      open.push({ indent, path })
    }
  }
  return folders
}

/** Returns the folders of the workspace's packages. */
function workspacePackages(): string[] {
  const patterns = [...read('pnpm-workspace.yaml').matchAll(/^ {2}- ([\w/*]+)$/gm)].map(
    ([, pattern]) => pattern!,
  )
  return patterns
    .flatMap((pattern) => {
      const parent = pattern.replace(/\/\*$/, '')
      return parent === pattern ? [pattern] : foldersIn(parent).map((name) => `${parent}/${name}`)
    })
    .filter((path) => existsSync(join(root, path, 'package.json')))
}

const architecture = read('docs/ARCHITECTURE.md')
const folders = foldersInPicture(/```\n([\s\S]*?)```/.exec(architecture)![1]!)

describe('the picture of folders', () => {
  it('is parsed with folders side by side and nested folders', () => {
    const tree =
      'apps/\n  web/src/   the client\n    app/ lib/   what it is\nbench/ e2e/ timings of lib/ and more'
    expect([...foldersInPicture(tree)]).toEqual([
      ['', ['apps', 'bench', 'e2e']],
      ['apps', ['web/src']],
      ['apps/web/src', ['app', 'lib']],
      ['apps/web/src/app', []],
      ['apps/web/src/lib', []],
      ['bench', []],
      ['e2e', []],
    ])
  })

  it('names only folders that exist', () => {
    expect(folders.size).toBeGreaterThan(40)
    expect([...folders.keys()].filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('shows all subfolders of a folder or none, and always those of packages and applications', () => {
    const missing = [...folders].flatMap(([path, shown]) => {
      if (shown.length === 0) return []
      const first = new Set(shown.map((name) => name.split('/')[0]))
      return foldersIn(path)
        .filter((name) => !first.has(name))
        .map((name) => posix.join(path, name))
    })
    expect(missing, 'docs/ARCHITECTURE.md lacks them').toEqual([])
    for (const name of foldersIn('apps')) expect(folders.get(`apps/${name}/src`)).not.toEqual([])
    expect(folders.get('packages')).not.toEqual([])
  })

  it('has every package of the workspace', () => {
    const packages = workspacePackages()
    expect(packages.length).toBeGreaterThan(15)
    expect(packages.filter((path) => !folders.has(path) && !folders.has(`${path}/src`))).toEqual([])
  })
})

const sourceFolders = ['apps', 'packages', 'prisma', 'training', 'evaluation', 'bench', 'e2e', 'scripts']

/** Returns all READMEs below a folder, except those in packages by others. */
function readmesIn(path: string): string[] {
  const own = existsSync(join(root, path, 'README.md')) ? [posix.join(path, 'README.md')] : []
  return [...own, ...foldersIn(path).flatMap((name) => readmesIn(posix.join(path, name)))]
}

const readmes = sourceFolders.flatMap(readmesIn)
const filesIn = (path: string) =>
  readdirSync(join(root, path))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${path}/${name}`)
const decisions = filesIn('docs/decisions')
const documents = ['README.md', ...readmes, ...decisions, ...filesIn('docs'), ...filesIn('docs/research')]

/** Returns the targets of a document's links within the project, relative to its root. */
function linksOf(document: string): string[] {
  const text = read(document).replace(/```[\s\S]*?```/g, '')
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.split('#')[0]!)
    .filter((target) => target !== '' && !/^\w+:/.test(target))
    .map((target) => posix.join(posix.dirname(document), target))
}

describe('documents', () => {
  it.each(documents)('%s links only to files that exist', (document) => {
    expect(linksOf(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('are linked from ARCHITECTURE.md more than 20 times', () => {
    expect(linksOf('docs/ARCHITECTURE.md').length).toBeGreaterThan(20)
  })
})

describe('a README', () => {
  const modules = foldersIn('apps/api/src/modules').map((name) => `apps/api/src/modules/${name}`)

  it.each([...workspacePackages(), 'scripts', ...modules])('exists in %s', (path) => {
    expect(readmes).toContain(`${path}/README.md`)
  })

  // Tables of measurements may be as long as necessary.
  it.each(readmes.filter((path) => path !== 'bench/README.md'))('is short: %s', (path) => {
    expect(linesOf(read(path)).length).toBeLessThanOrEqual(25)
    expectNarrow(path)
  })
})

/** Checks that no line exceeds 120 characters; rows of tables may. */
function expectNarrow(path: string): void {
  expect(linesOf(read(path)).filter((line) => line.length > 120 && !line.startsWith('|'))).toEqual([])
}

describe('one page', () => {
  it('is enough for the architecture', () => {
    expect(linesOf(architecture).length).toBeLessThanOrEqual(75)
    expectNarrow('docs/ARCHITECTURE.md')
  })

  it.each(decisions)('is enough for %s', (path) => {
    expect(linesOf(read(path)).length).toBeLessThanOrEqual(40)
    expectNarrow(path)
    for (const part of ['Context', 'Decision', 'Consequences']) expect(read(path)).toContain(`**${part}.**`)
  })
})
