import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadClient } from './build/client-links.ts'
import { leanRouter } from './build/lean-router.ts'
import { buildLogger } from './build/logger.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerender } from './build/prerender.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** @param parts of source files' paths, as regular expressions with slashes */
const files = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'))

/** What shows a text and its words: neither the editor nor what opens on a press. */
const wordsOfText = files(
  'web/src/features/reader/(?:\\w+/)?(?:block-text|chunks|highlights|key-target|read-share|reader-menu|reader-text)[.]',
  'web/src/features/reader/(?:\\w+/)?(?:text-(?:header|sample|settings.store)|drawn-word-states)[.]',
  'web/src/features/reader/(?:\\w+/)?use-(?:highlight-scope|reading-place|shown-text|text-interaction)[.]',
  'web/src/features/reader/(?:\\w+/)?use-(?:text-facts|visible-words)[.]',
  'web/src/features/word-states/(?:text-words|fits-request|word-states.store)[.]',
  'web/src/features/word-states/use-followed-reading[.]',
  'web/src/features/dictionary/(?:known-words|text-topic|prefetch|use-text-level|word-query)[.]',
  'web/src/screens/reading-mode/(?:\\w+/)?(?:read-with-words|word-content|multi-switch)[.]',
  'web/src/screens/reading-mode/(?:\\w+/)?use-(?:login|reading-words|vocabulary-keys)[.]',
  'lexicon/src/tokens/(?:capitals|sentences)[.]',
  'senses/src/words/topic-words[.]',
)
/** How well somebody signed in knows them. */
const statesOfWords = files(
  'web/src/features/reader/(?:\\w+/)?(?:drawn-states|phrase-parts|text-states|text-survey)[.]',
  'web/src/features/reader/(?:\\w+/)?use-(?:drawn-states|text-survey)[.]',
  'web/src/features/word-states/(?:coverage|reading-note|read-text)',
  'web/src/screens/reading-mode/(?:\\w+/)?(?:coverage-panel|reading-coverage)[.]',
)
/** What asks for an article at once; the screen needs the same. */
const articlePage = files(
  'web/src/features/articles/article-in-page[.]',
  'web/src/screens/article/(?:prefetch-article|article-id)[.]',
)
/** What answers taps and keys in a text. */
const tapsInText = files(
  'web/src/features/reader/(?:\\w+/)?(?:hit-test|open-word|selected-word|text-interaction|word-cursor)[.]',
  'web/src/features/reader/(?:\\w+/)?use-(?:drawn-selection|reader-keys|revealed-selection|word-taps)[.]',
  'lexicon/src/context[.]',
)

export default defineConfig({
  customLogger: buildLogger(),
  plugins: [
    react(),
    leanRouter(),
    preloadFonts(['inter', 'literata']),
    preloadClient(),
    precompress(),
    prerender(),
  ],
  resolve: {
    alias: [
      // Radix locks scrolling with a package that writes a style element; see the file.
      { find: /^react-remove-scroll$/, replacement: at('./src/ui/overlays/scroll-lock.tsx') },
      // One of axios's adapters, as axios names it; nothing else here has a file of this name.
      { find: /^\.\/fetch\.js$/, replacement: at('./build/no-fetch-adapter.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    sourcemap: false,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Nothing as a data: address: the content security policy allows fonts from this site only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What screens ask for together: apart it is thirty small files, which compress badly.
          groups: [
            // What every page goes on with after its first paint, and all that this needs.
            { name: 'client', test: files('web/src/app/start[.]') },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            {
              name: 'schemas',
              test: /node_modules[\\/]zod[\\/]|contracts[\\/]src[\\/](endpoint|fields[\\/]fields|my-profile)[.]/,
              priority: 1,
            },
            {
              name: 'data',
              test: /node_modules[\\/]@tanstack|contracts[\\/]src[\\/](dictionary|articles|vocabulary|fields[\\/](?:list|vocabulary)-fields)[.]/,
              priority: 1,
            },
            // A text whose words can be tapped, in the reader and on an article's page; what they need has its own place.
            { name: 'words', test: wordsOfText, includeDependenciesRecursively: false, priority: 1 },
            { name: 'states', test: statesOfWords, includeDependenciesRecursively: false, priority: 1 },
            { name: 'article-page', test: articlePage, includeDependenciesRecursively: false, priority: 1 },
            { name: 'taps', test: tapsInText, includeDependenciesRecursively: false, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
