import type { Plugin } from 'vite'

/**
 * Preloads the fonts that every screen shows, so that they don't wait for the style sheet.
 *
 * @param names the fonts' file names without extension.
 */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {}).flatMap((file) =>
          file.type === 'asset' && file.names.some((name) => names.some((font) => name === `${font}.woff2`))
            ? [file.fileName]
            : [],
        )
        if (files.length !== names.length)
          throw new Error(
            `The build should have one file for each font of ${names}, but has ${files}: check the names in vite.config.ts`,
          )
        return files.map((file) => ({
          tag: 'link',
          // Before scripts and styles: a font that arrives after the first paint causes a layout shift.
          injectTo: 'head-prepend',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
        }))
      },
    },
  }
}
