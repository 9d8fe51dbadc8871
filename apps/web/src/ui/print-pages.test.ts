import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')

it('every printed sheet uses a named @page of its own, because all rules stay loaded', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const texts = files.map((file) => readFileSync(join(source, file), 'utf8'))
  const pages = texts.flatMap((text) => [...text.matchAll(/@page\s*([\w-]*)/g)].map(([, name]) => name))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages).not.toContain('')
  expect(new Set(pages).size).toBe(pages.length)
  for (const name of pages) expect(texts.some((text) => text.includes(`page: ${name};`))).toBe(true)
})
