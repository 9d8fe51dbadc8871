import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Folders that a build or an installation makes. */
const isBuilt = (name: string) =>
  /^(\.(?!ci$).*|node_modules|dist|generated|coverage|test-results)$/.test(name)

/** Returns the paths of all files and folders below a folder, from the project's root. */
function pathsIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !isBuilt(name))
    .flatMap((entry) => {
      const full = posix.join(path, entry.name)
      return entry.isDirectory() ? [full, ...pathsIn(full)] : [full]
    })
}

const paths = pathsIn('.')
/** All ends of these paths that start at a folder or file name, with and without the extension of a source file. */
const ends = new Set(
  paths.flatMap((path) => {
    const parts = path.split('/')
    return parts.flatMap((_, first) => {
      const end = parts.slice(first).join('/')
      return [end, end.replace(/(\.e2e)?\.tsx?$/, '')]
    })
  }),
)

// Leaves out decisions and research, which name files of their time, and CONTRIBUTING, which names files to create.
const documents = paths.filter(
  (path) => path.endsWith('.md') && !/^docs\/(decisions|research)\/|^docs\/CONTRIBUTING|\/data\//.test(path),
)

/** Returns what a document names in backticks that can only be a source file or a path in the project. */
function findNamedPaths(text: string): string[] {
  const outsideBlocks = text.replace(/```[\s\S]*?```/g, '')
  return [...outsideBlocks.matchAll(/`([\w@.-][\w@./-]*)`/g)]
    .map(([, name]) => name!.replace(/^(\.\.?\/)+|\/$/g, ''))
    .filter(
      (name) =>
        /[\w-]\.(tsx?|mjs|css|sql)$/.test(name) ||
        /^[a-z][\w-]*(\/[\w-]+)+(\.(test|e2e|screen|store|queries|service|policy|routes))?$/.test(name),
    )
    .filter((name) => !name.split('/').some(isBuilt) && name !== 'zod/mini')
}

it('finds paths and source files in backticks', () => {
  const text = 'See `a-b.ts`, `modules/look-up/`, `../x/y.tsx` and `npm test`, `/api`, `dist/a.mjs`, `zod`.'
  expect(findNamedPaths(text)).toEqual(['a-b.ts', 'modules/look-up', 'x/y.tsx'])
})

it.each(documents)('%s names only files that exist', (document) => {
  const missing = findNamedPaths(readFileSync(join(root, document), 'utf8')).filter(
    (name) => !ends.has(name) && !ends.has(name.replace('/', '/src/')),
  )
  expect(missing).toEqual([])
})
