import type { Rolldown } from 'vite'

/**
 * Modules that the app needs to open without a network: what every page starts with, what sends what waits, home, and
 * what a text is read with. Everything else is kept when it is first needed. Ends of their paths.
 */
const shellModules = [
  'web/index.html',
  'src/app/start.tsx',
  // Names the files of screens that are kept.
  'src/app/rare-screens.ts',
  'src/session/session.ts',
  'axios/index.js',
  'src/shell/query-client.tsx',
  'src/app/layout/more-menu.tsx',
  'src/ui/overlays/toaster.tsx',
  'src/device/start-device.ts',
  'src/app/report-refused.ts',
  'src/screens/home/my-home.screen.tsx',
  'src/screens/home/first-steps.tsx',
  'src/screens/reading-mode/reading-mode.screen.tsx',
  'src/screens/reading-mode/reading.tsx',
  'src/screens/reading-mode/read-with-words.tsx',
  'src/features/reader/states/text-states.tsx',
  'src/features/reader/html/sanitise.ts',
  'src/screens/article/article.screen.tsx',
  'src/screens/article/prefetch-article.ts',
]

/**
 * Parts that most people need without a network sooner or later, by the names of their chunks. They are fetched when
 * somebody comes back to the app.
 */
export const commonParts = [
  ...['reading-senses', 'sense-places', 'progress-reports', 'search-results'],
  ...['selected-content', 'info-sheet', 'end-of-text', 'rich-field', 'dropdown-menu', 'popover'],
  ...['learn.screen', 'learning-games', 'session-end', 'cards', 'dictionary-entries'],
  ...['articles.screen', 'word.screen', 'main-vocabulary.screen', 'custom-vocabulary.screen', 'chats.screen'],
  ...['more-tools', 'slider', 'chat-page'],
  ...['my-articles.screen', 'new-article', 'article-dialogs', 'edit-article', 'save-reading'],
  ...['waiting-articles', 'markdown-fit', 'plain-text', 'reader-menu-items', 'keep-words-daily', 'refused'],
  ...['classroom.screen', 'assignment-progress.screen', 'on-this-device.screen'],
  // With the page that follows a logout.
  ...['logout', 'logout-dialog', 'leave-device', 'finish-logout', 'home.screen'],
  // A page fails as a whole if a part that it shows is missing.
  ...[
    'word-note',
    'word-knowledge',
    'share-in-chat',
    'my-assignments',
    'my-tests',
    'waiting-words',
    'from-pack',
    'pack-answers',
  ],
  // Says why it needs a network.
  'class-test.screen',
  ...['offline.screen', 'remove-all-dialog', 'text-settings'],
  // Opening files.
  ...[
    'open-file',
    'open-chapter',
    'restore-book',
    'book-contents',
    'open-shared',
    'epub',
    'docx',
    'subtitles',
  ],
]

/** Fonts that the shell's screens are drawn with, and the faces of the rest, which are kept when a text first needs them. */
const shellFonts = ['inter.woff2', 'literata.woff2', 'ipa.woff2', 'fonts-rare.css']

const MAX_SHELL_BYTES = 1_000_000

type Outputs = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** Adds a chunk, its styles, and everything that it imports. */
function collectFiles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found: Set<string>): void {
  if (found.has(chunk.fileName)) return
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') collectFiles(imported, bundle, found)
  }
}

const chunksOf = (outputs: Outputs) => outputs.filter((output) => output.type === 'chunk')

/**
 * Returns the built files of the shell: the chunks of its modules with everything that these import, their styles, and
 * fonts. Throws if one is missing.
 */
export function findShellFiles(bundle: Rolldown.OutputBundle): string[] {
  const outputs = Object.values(bundle)
  const found = new Set<string>()
  for (const path of shellModules) {
    const chunk = chunksOf(outputs).find(
      ({ facadeModuleId, moduleIds }) =>
        facadeModuleId?.endsWith(path) || moduleIds.some((id) => id.endsWith(path)),
    )
    if (!chunk) throw new Error(`The build has no chunk with ${path}: correct build/shell-files.ts`)
    collectFiles(chunk, bundle, found)
  }
  for (const font of shellFonts) {
    const file = outputs.find((output) => output.type === 'asset' && output.names.includes(font))
    if (!file) throw new Error(`The build has no font ${font}: correct build/shell-files.ts`)
    found.add(file.fileName)
  }
  return [...found].sort()
}

/**
 * Returns the files of every part that is loaded when it is first needed, by the name that its chunk has in all
 * versions. With it a new version fetches the parts that somebody has used.
 */
export function findPartFiles(
  bundle: Rolldown.OutputBundle,
  shell: readonly string[],
): Record<string, string[]> {
  const parts: Record<string, string[]> = {}
  for (const chunk of chunksOf(Object.values(bundle))) {
    if (!chunk.isDynamicEntry) continue
    const files = new Set(parts[chunk.name])
    collectFiles(chunk, bundle, files)
    parts[chunk.name] = [...files].filter((file) => !shell.includes(file))
  }
  for (const name of commonParts)
    if (!parts[name]) throw new Error(`The build has no part ${name}: correct build/shell-files.ts`)
  return parts
}

/** Returns the size of these files as they are stored on a device, in bytes. */
export function shellSize(bundle: Rolldown.OutputBundle, files: readonly string[]): number {
  return files.reduce((sum, name) => {
    const output = bundle[name]
    return sum + Buffer.byteLength(output?.type === 'chunk' ? output.code : (output?.source ?? ''))
  }, 0)
}

/** Throws if a first visit would store more than it may. */
export function checkShellSize(bytes: number): void {
  if (bytes > MAX_SHELL_BYTES)
    throw new Error(
      `The shell has ${bytes} bytes; at most ${MAX_SHELL_BYTES} are allowed: see build/shell-files.ts`,
    )
}
