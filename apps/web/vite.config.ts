import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkModules, requireChunkModules } from './build/chunk-modules.ts'
import { preloadClient } from './build/client-links.ts'
import { leanAxios } from './build/lean-axios.ts'
import { leanContracts } from './build/lean-contracts.ts'
import { leanQuery } from './build/lean-query.ts'
import { leanRouter } from './build/lean-router.ts'
import { buildLogger } from './build/logger.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker.ts'
import { shortClassNames } from './build/short-class-names.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The module that every page loads after its first paint, with its dependencies, and helpers that most pages share. */
const client = chunkModules({
  'web/src/app': ['start'],
  'web/src/lib': ['format-count', 'path-id'],
  'web/src/shell': ['full-height'],
})
/** What the entry shares with the client. Without a chunk of its own the entry would load the whole client. */
const entry = chunkModules({
  'contracts/src/site': ['session-hint'],
  'web/src/shell': ['trusted-types'],
})
/** What the client shares with the code that registers the service worker, also on pages without the client. */
const updates = chunkModules({
  'web/src/shell/updates': ['update-state'],
  'web/src/http': ['unfinished-writes'],
})
const reactItself = chunkModules({}, ['react', 'react-dom', 'scheduler'])
const schemas = chunkModules(
  {
    'contracts/src': ['endpoint', 'my-profile', 'sessions'],
    'contracts/src/fields': ['fields', 'given-time', 'language-fields', 'level-fields'],
  },
  ['zod'],
)
const data = chunkModules(
  {
    'contracts/src/fields': ['vocabulary-fields', 'word-fields'],
    'contracts/src/site': ['page-data'],
    'web/src/shell': ['query-client'],
    'web/src/shell/served': ['page-data'],
  },
  ['@tanstack'],
)
/** Parts of the package that fetches data which no text needs. */
const changes = chunkModules({
  '@tanstack/query-core/build/modern': [
    ...['mutation', 'mutationCache', 'mutationObserver'],
    ...['infiniteQueryBehavior', 'infiniteQueryObserver'],
  ],
  '@tanstack/react-query/build/modern': ['useMutation', 'useInfiniteQuery'],
})
/** Modules that show a text and its words, without the editor and anything that opens on a press. */
const wordsOfText = chunkModules({
  'web/src/features/reader': ['messages', 'reader-menu'],
  'web/src/features/reader/settings': ['text-settings.store', 'text-settings-button', 'text-style'],
  'web/src/features/reader/aloud': ['read-aloud-button'],
  'web/src/features/reader/text': [
    ...['block-text', 'chunks', 'format-minutes', 'read-share', 'reader-text', 'text-header'],
    ...['use-reading-place', 'use-shown-text', 'use-visible-words'],
  ],
  'web/src/features/reader/states': [
    ...['drawn-selection.module', 'drawn-word-states', 'highlights', 'use-highlight-scope'],
  ],
  'web/src/ui': ['use-touched-or-after'],
  'web/src/features/reader/selection': ['key-target', 'use-selection-again', 'use-text-interaction'],
  'web/src/features/reader/facts': ['text-sample', 'use-text-facts'],
  'web/src/features/word-states': [
    'is-small-enough',
    'messages',
    'text-words',
    'use-add-and-load-words',
    'word-states.store',
  ],
  'web/src/features/dictionary': ['text-topic', 'use-text-level'],
  'web/src/features/dictionary/prefetch': ['connection', 'fetched-ahead', 'known-words', 'prefetch-soon'],
  'web/src/screens/reading-mode': [
    ...['enter-or-keep', 'read-with-words', 'use-account-links', 'use-kept-text', 'use-reading-words'],
  ],
  'web/src/screens/reading-mode/word': ['multi-chip', 'use-vocabulary-keys', 'word-content'],
  'web/src/screens/reading-mode/end': ['end-slot'],
  'contracts/src/reading': ['new-words'],
  'lexicon/src/tokens': ['capitals', 'sentences'],
  'senses/src/words': ['topic-words'],
})
/** Modules that show logged-in readers how well they know the words. */
const statesOfWords = chunkModules({
  'web/src/features/reader/states': [
    ...['drawn-states', 'text-states', 'use-drawn-states', 'word-state-lines'],
  ],
  'web/src/features/reader/selection': ['phrase-parts'],
  'web/src/features/reader/facts': ['text-survey', 'use-text-survey'],
  'web/src/features/word-states': [
    ...['coverage', 'coverage-messages', 'coverage-meter'],
    ...['read-text', 'reading-note', 'reading-note-messages'],
  ],
  'web/src/screens/reading-mode/coverage': ['coverage-panel', 'messages', 'reading-coverage'],
})
/** Modules that request an article at once, and its place; the screen needs them too. */
const articlePage = chunkModules({
  'web/src/features/articles': ['article-in-page', 'article-places', 'articles.queries'],
  'web/src/screens/article': ['article-data', 'prefetch-article'],
})
/** Modules that handle taps and keys in a text. */
const tapsInText = chunkModules({
  'web/src/features/reader/selection': [
    ...['hit-test', 'open-word', 'selected-word', 'text-interaction', 'word-cursor'],
    ...['use-drawn-selection', 'use-reader-keys', 'use-revealed-selection', 'use-word-taps'],
  ],
  'lexicon/src': ['context'],
  'lexicon/src/tokens': ['quote'],
})
/** The day's goal, in the top bar and on the home page. */
const goal = chunkModules({
  'web/src/app/layout/goal': ['goal-link'],
  'web/src/features/goals': ['goal-progress', 'goal-ring', 'goals.queries', 'messages'],
  'contracts/src': ['goals'],
})
/** What the reader shows beside a text and beside its editor. */
const reading = chunkModules({
  'web/src/features/reader': ['first-word', 'first-word-messages', 'quick-start.module', 'reader-keys'],
  'web/src/features/reader/facts': ['count-words'],
  'web/src/features/reader/text': ['reading.store'],
  'web/src/screens/reading-mode': ['bars.module', 'reading-mode.module', 'use-narrow'],
  'web/src/screens/reading-mode/word': ['info-pane', 'messages', 'word-info-switch'],
})
/** Requests of words. */
const lookUps = chunkModules({
  'web/src/features/dictionary': ['dictionary.queries'],
  'web/src/features/dictionary/pack': ['fresh-for', 'or-from-pack'],
  'contracts/src': ['look-up'],
})
/** What sends requests, and keeps their answers. */
const calls = chunkModules({
  'web/src/session': [
    'call',
    'kept-call',
    'messages',
    'session-calls',
    'session-refresh',
    'session-state',
    'session-token',
  ],
  'web/src/http': ['fetch-adapter', 'fetch-answer', 'http-send', 'http-refusal', 'idempotency-key'],
  'web/src/kept': ['kept', 'waiting'],
})
/** What follows a learner's language, once there is one. */
const myLanguage = chunkModules({
  'web/src/languages': ['follow-session', 'kept-choice', 'save-my-language', 'take-along'],
})
/** What changes of words are kept in until they have been sent, and the language that words are translated into. */
const keptChanges = chunkModules({
  'web/src/device/outbox': ['call-or-keep', 'waiting.store'],
  'web/src/languages': ['my-language.store'],
})
/** Small helpers that most lists use. */
const helpers = chunkModules({
  'lucide-react/dist/esm/icons': ['check'],
  'web/src/features/knowledge/offer': ['offer-memory'],
  'web/src/features/reader/text': ['reading-storage'],
  'web/src/lib': ['dates', 'lazy-extra', 'messages', 'reading-time', 'stored-value', 'time-zone'],
  'web/src/http': ['paged'],
  'web/src/shell': ['lazy-dialog'],
})
/** Icons of the reader's bars: together they compress far better than each by itself. */
const barIcons = chunkModules({
  'lucide-react/dist/esm/icons': ['forward', 'headphones', 'menu', 'pencil', 'trash'],
})
/** Fields of several lines and what all fields share. */
const fields = chunkModules({ 'web/src/ui/fields': ['field', 'text-area'] })
/** Modules shared by all dialogs, which are loaded when they open. */
const dialogs = chunkModules({
  'web/src/ui/overlays': ['dialog', 'confirm-dialog'],
  'web/src/ui/form': ['form', 'action-buttons', 'failure-line'],
})
/** Modules that filter lists. */
const filters = chunkModules({
  'web/src/ui/filters': ['filter-bar'],
  'web/src/ui/fields': ['select'],
})

/** Groups modules that screens load together; separately they would be thirty small files, which compress badly. */
const groups = [
  {
    name: 'entry',
    test: new RegExp(`preload-helper|${entry.test.source}`),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  { name: 'updates', test: updates.test, includeDependenciesRecursively: false, priority: 3 },
  { name: 'client', test: client.test },
  { name: 'react', test: reactItself.test, priority: 2 },
  { name: 'schemas', test: schemas.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'data', test: data.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'changes', test: changes.test, includeDependenciesRecursively: false, priority: 2 },
  // Tappable text in the reader and on an article's page; its dependencies are in groups of their own.
  { name: 'words', test: wordsOfText.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'states', test: statesOfWords.test, includeDependenciesRecursively: false, priority: 1 },
  {
    name: 'article-page',
    test: articlePage.test,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'taps', test: tapsInText.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'dialogs', test: dialogs.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'filters', test: filters.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'goal', test: goal.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'reading', test: reading.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'look-ups', test: lookUps.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'helpers', test: helpers.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'calls', test: calls.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'kept-changes', test: keptChanges.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'my-language', test: myLanguage.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'bar-icons', test: barIcons.test, includeDependenciesRecursively: false, priority: 1 },
  { name: 'fields', test: fields.test, includeDependenciesRecursively: false, priority: 1 },
]
/** Files that the client imports, and so doesn't have to preload. */
const ofClient = /^assets\/(client|react|schemas|calls|updates|entry)-[\w-]+[.]js$/

/** Shared chunks that keep their names; journeys wait for the one that cleans HTML. */
const namedChunks = new Set([...groups.map(({ name }) => name), 'sanitise'])

export default defineConfig({
  customLogger: buildLogger(),
  plugins: [
    react(),
    leanRouter(),
    leanAxios(),
    leanQuery(),
    leanContracts(),
    shortClassNames(),
    requireChunkModules([
      ...[entry, updates, client, reactItself, schemas, data, changes],
      ...[wordsOfText, statesOfWords, articlePage, tapsInText, dialogs, filters],
      ...[goal, reading, lookUps, helpers, barIcons, calls, keptChanges, myLanguage, fields],
    ]),
    preloadFonts(['inter', 'literata']),
    preloadClient(),
    serviceWorker(),
    precompress(),
    prerender(),
  ],
  resolve: {
    alias: [
      // Radix locks scrolling with a package that writes a style element; see scroll-lock.tsx.
      { find: /^react-remove-scroll$/, replacement: at('./src/ui/overlays/scroll-lock.tsx') },
      // The function that makes lucide's icons, by the path that each icon imports.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: at('./build/lean-icon.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    sourcemap: false,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // No data: addresses, because the content security policy allows fonts from this site only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the client imports itself is there already when it loads anything.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ofClient.test(file)) : files,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first chunk lists the names of nearly all others, which compress badly, so they are short. Chunks that
        // only hold what others share would be called after one of their modules, which says nothing.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || namedChunks.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups,
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
