import type { Plugin, Rolldown } from 'vite'

/**
 * Returns link tags for the styles and scripts of a module that are not linked yet, so that the browser requests them
 * at once.
 *
 * @param file end of the module's path
 * @param alreadyLinked modules whose files are linked anyway
 */
export function linkTagsFor(
  bundle: Rolldown.OutputBundle,
  file: string,
  alreadyLinked: readonly string[],
): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const chunkOf = (path: string) => {
    const found = chunks.find(
      (chunk) => chunk.facadeModuleId?.endsWith(path) || chunk.moduleIds.some((id) => id.endsWith(path)),
    )
    if (!found)
      throw new Error(`The build has no chunk with ${path}: correct the path where link tags are requested`)
    return found
  }
  const collectImports = (from: Rolldown.OutputChunk, seen: Set<Rolldown.OutputChunk>) => {
    if (seen.has(from)) return seen
    seen.add(from)
    for (const name of from.imports) {
      const chunk = byName.get(name)
      if (chunk) collectImports(chunk, seen)
    }
    return seen
  }
  const linked = new Set<Rolldown.OutputChunk>()
  for (const path of alreadyLinked) collectImports(chunkOf(path), linked)
  const unlinked = [...collectImports(chunkOf(file), new Set())].filter((chunk) => !linked.has(chunk))
  const styles = new Set(unlinked.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  for (const chunk of linked) for (const style of chunk.viteMetadata?.importedCss ?? []) styles.delete(style)
  return [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...unlinked.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`),
  ].join('\n    ')
}

/** Returns link tags for several modules, each file once. */
export function linkTagsForAll(
  bundle: Rolldown.OutputBundle,
  files: readonly string[],
  alreadyLinked: readonly string[],
): string {
  return files
    .map((file, at) => linkTagsFor(bundle, file, [...alreadyLinked, ...files.slice(0, at)]))
    .filter(Boolean)
    .join('\n    ')
}

/**
 * Changes links to style sheets so that these are only fetched ahead: they would hold up a page's plain content, which
 * needs none of them, until the client applies them.
 */
export function preloadStyles(links: string): string {
  return links.replaceAll('rel="stylesheet"', 'rel="preload" as="style"')
}

/** The entry of every page, and the module that it loads after its first paint. */
export const clientFiles = ['/index.html', 'app/start.tsx'] as const

/** What the entry loads on pages that are complete without the client. */
const whenUsed = 'app/entry/when-used.ts'

/**
 * Makes every page preload the client's files, although it runs them only after the first paint. The server keeps the link
 * to what only complete pages need on those alone.
 */
export function preloadClient(): Plugin {
  const [entry, client] = clientFiles
  return {
    name: 'preload-client',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace('</head>', () => {
          const links = linkTagsFor(bundle ?? {}, client, [entry])
          const ofComplete = linkTagsFor(bundle ?? {}, whenUsed, [entry]).replaceAll(
            '<link ',
            '<link data-when-used ',
          )
          return `  ${links}\n    ${ofComplete}\n  </head>`
        }),
    },
  }
}
