import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'
import { lookupForm, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { findNovel } from './prose'

/**
 * Returns the text that words are taken from: a novel if there is one, otherwise this project's own
 * prose.
 */
function sourceText(): string {
  return readFileSync(findNovel() ?? join(projectRoot(), 'docs', 'ARCHITECTURE.md'), 'utf8')
}

/**
 * Returns word tokens from evenly spaced places in the text, so that frequent words occur as often as in reading
 * (Zipf).
 */
export function wordsAsRead(count: number): string[] {
  const text = sourceText()
  const words = tokenise(text)
    .filter((token) => token.kind === 'word')
    .map((token) => lookupForm(text, token))
  const step = Math.max(1, Math.floor(words.length / count))
  return Array.from({ length: count }, (_, i) => words[(i * step) % words.length]!)
}
