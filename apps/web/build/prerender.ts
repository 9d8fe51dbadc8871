import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageName, PrerenderedPage } from '@wordhoard/contracts/site/pages'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { clientFiles, linkTagsFor, linkTagsForAll, preloadStyles } from './client-links.ts'
import { enterFakeBrowser, leaveFakeBrowser } from './fake-browser.ts'
import { buildForServer } from './server-build.ts'

/** Prerendered screens by file; keep in step with src/prerender.tsx. */
const screenFiles: Record<PrerenderedPage, string> = {
  home: 'screens/home/home.screen.tsx',
  about: 'screens/about/about.screen.tsx',
  privacyPolicy: 'screens/legal/legal.screen.tsx',
  termsOfService: 'screens/legal/legal.screen.tsx',
  whoSeesWhat: 'screens/who-sees-what/who-sees-what.screen.tsx',
  securityPolicy: 'screens/security-policy/security-policy.screen.tsx',
  offline: 'screens/offline/offline.screen.tsx',
  login: 'screens/login/login.screen.tsx',
  registration: 'screens/registration/registration.screen.tsx',
  forgotPassword: 'screens/forgot-password/forgot-password.screen.tsx',
}

/** Screens that users see instead of the ones above; keep in step with `userScreens` in src/app/screens.ts. */
const userScreenFiles: Partial<typeof screenFiles> = { home: 'screens/home/my-home.screen.tsx' }

/** What the first tap on a word needs beyond the article's first screen. The page only fetches it ahead, styles too. */
const tapFiles = [
  'features/reader/selection/text-interaction.tsx',
  'screens/reading-mode/word/selected-content.tsx',
  'screens/reading-mode/word/info-sheet.tsx',
]

/** What other public pages load for their first screen: the screen and what fetches its data. */
const linkedFiles: Partial<Record<PageName, readonly string[]>> = {
  read: ['screens/reading-mode/reading-mode.screen.tsx'],
  word: ['screens/word/word.screen.tsx', 'shell/query-client.tsx', 'screens/word/prefetch-word.ts'],
  articles: [
    ...['screens/articles/articles.screen.tsx', 'shell/query-client.tsx'],
    'screens/articles/prefetch-articles.ts',
  ],
  article: [
    ...['screens/article/article.screen.tsx', 'shell/query-client.tsx'],
    'screens/article/prefetch-article.ts',
  ],
}

/** Fonts of a word's page beyond those of every page: its pronunciation and its examples. */
const wordFonts = ['ipa.woff2', 'literata-italic.woff2']

/** Returns the tag that preloads a font: one that arrives after the first paint moves what stands beside it. */
function fontTag(bundle: Rolldown.OutputBundle, name: string): string {
  return `<link rel="preload" href="/${assetNamed(bundle, name)}" as="font" type="font/woff2" crossorigin>`
}

/** Returns the link to a style sheet that is imported by itself. */
function styleTag(bundle: Rolldown.OutputBundle, name: string): string {
  return `<link rel="stylesheet" crossorigin href="/${assetNamed(bundle, name)}">`
}

function assetNamed(bundle: Rolldown.OutputBundle, name: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name))
  if (!found) throw new Error(`The build has no ${name}: correct build/prerender.ts`)
  return found.fileName
}

/**
 * Prerenders the public pages into dist/prerendered.json once the client is built. The server sends them from there:
 * `{links: {page: HTML for the head}, userLinks: the same for users, otherLinks: the same for pages that are not prerendered,
 * dataLinks: the same for pages that the server renders from data, rareFonts: link to the faces of rarer letters, html: {human check: {page: HTML for the root}}}`.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let links:
    | (Record<'links' | 'userLinks' | 'otherLinks' | 'dataLinks', Record<string, string>> & {
        rareFonts: string
      })
    | undefined
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_, bundle) {
      const linksTo = (files: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(files).map(([page, file]) => [page, linkTagsFor(bundle, file, clientFiles)]),
        )
      links = {
        rareFonts: styleTag(bundle, 'fonts-rare.css'),
        links: linksTo(screenFiles),
        userLinks: linksTo({ ...screenFiles, ...userScreenFiles }),
        otherLinks: Object.fromEntries(
          Object.entries(linkedFiles).map(([page, files]) => [
            page,
            preloadStyles(linkTagsForAll(bundle, files, clientFiles)),
          ]),
        ),
        dataLinks: Object.fromEntries(
          Object.entries(linkedFiles).map(([page, files]) => [
            page,
            [
              ...(page === 'word' ? wordFonts.map((font) => fontTag(bundle, font)) : []),
              linkTagsForAll(bundle, files, clientFiles),
              ...(page === 'article'
                ? [preloadStyles(linkTagsForAll(bundle, tapFiles, [...clientFiles, ...files]))]
                : []),
            ].join('\n    '),
          ]),
        ),
      }
    },
    async closeBundle() {
      // closeBundle also runs after a failed build, whose own error must be the one shown.
      if (!links) return
      // Lies inside the project so that imports resolve; the process id keeps parallel builds apart.
      const outDir = join(config.root, 'node_modules', `.prerender-${process.pid}`)
      await buildForServer(config.root, outDir, 'prerender')
      try {
        enterFakeBrowser('altcha')
        const { renderPages } = (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as {
          renderPages: () => Record<string, string>
        }
        const altcha = renderPages()
        enterFakeBrowser('turnstile')
        const html = { altcha, off: altcha, turnstile: renderPages() }
        const file = resolve(config.root, config.build.outDir, 'prerendered.json')
        writeFileSync(file, JSON.stringify({ ...links, html }))
        await buildForServer(config.root, resolve(config.root, config.build.outDir), 'renderer')
      } finally {
        leaveFakeBrowser()
        rmSync(outDir, { recursive: true, force: true })
      }
    },
  }
}
