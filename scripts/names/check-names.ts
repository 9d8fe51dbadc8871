/**
 * `node --import tsx scripts/names/check-names.ts`: fails when an identifier, file or folder has a name in
 * banned-names.json, when a function's name begins with a participle (participles.ts), or when a comment contains a
 * word that is not ordinary English. docs/glossary.md lists the names to use.
 *
 * Names on the wire (the fields of packages/contracts) follow the specification.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BannedName, findBan, namesOfFile } from './find-banned-names'
import { beginsWithParticiple } from './participles'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { names, allowed, comments, remaining } = JSON.parse(read('scripts/names/banned-names.json')) as {
  names: BannedName[]
  /** Names we can't choose: those of Node's API, and of columns and fields that are stored or sent. */
  allowed: string[]
  comments: string[]
  /** Number of offending names that remain, by banned words; these numbers may only go down. */
  remaining: Record<string, number>
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.data.ts'))

/** Names that are not ours: the allowed ones, and the fields of the contracts, which the specification sets. */
const exemptNames = new Set([
  ...allowed,
  ...sources
    .filter((path) => path.startsWith('packages/contracts/src/'))
    .flatMap((path) => [...read(path).matchAll(/^\s+(\w+):/gm)].map(([, name]) => name!)),
])

/** Offending names by banned words, each with the first place where it occurs. */
const found = new Map<string, Map<string, string>>()
function note(ban: string, name: string, place: string): void {
  const places = found.get(ban) ?? new Map<string, string>()
  found.set(ban, places)
  if (!places.has(name)) places.set(name, place)
}

const badComment = new RegExp(`\\b(${comments.join('|')})\\b`, 'i')
const problems: string[] = []
for (const path of sources) {
  const { identifiers, functions, comments } = namesOfFile(path, read(path))
  for (const name of functions) {
    if (beginsWithParticiple(name))
      problems.push(`${path}: ${name} begins with a participle: begin it with a verb`)
  }
  for (const name of identifiers) {
    const ban = exemptNames.has(name) ? undefined : findBan(name, names)
    if (ban && !ban.notIn?.includes(path)) note(ban.words, name, path)
  }
  for (const comment of comments) {
    const word = badComment.exec(comment)?.[1]
    if (word) problems.push(`${path}: “${word}” in a comment is not ordinary English`)
  }
}
for (const path of files) {
  for (const part of path.split('/')) {
    const ban = findBan(part.replace(/\.\w+$/, ''), names)
    if (ban) note(ban.words, part, path)
  }
}

for (const { words, use } of names) {
  const offences = found.get(words) ?? new Map<string, string>()
  const allowed = remaining[words] ?? 0
  if (offences.size > allowed) {
    for (const [name, place] of offences) problems.push(`${place}: ${name} contains “${words}”: use ${use}`)
  } else if (offences.size < allowed) {
    problems.push(
      `banned-names.json: ${offences.size} names with “${words}” remain: set “remaining” to that instead of ${allowed}`,
    )
  }
}
for (const problem of problems) console.error(problem)
if (process.argv.includes('--count')) {
  const counts = names.map(({ words }) => [words, found.get(words)?.size ?? 0] as const)
  console.info(JSON.stringify(Object.fromEntries(counts.filter(([, count]) => count > 0)), null, 2))
}
process.exit(problems.length > 0 ? 1 : 0)
