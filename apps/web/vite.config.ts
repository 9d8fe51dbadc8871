import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerender } from './build/prerender.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [react(), preloadFonts(['inter', 'literata']), precompress(), prerender()],
  resolve: {
    // Radix locks scrolling with a package that writes a style element; see the file.
    alias: [{ find: /^react-remove-scroll$/, replacement: at('./src/ui/scroll-lock.tsx') }],
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
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
            {
              name: 'schemas',
              test: /node_modules[\\/]zod[\\/]|contracts[\\/]src[\\/](endpoint|fields|user-info)[.]/,
            },
            {
              name: 'data',
              test: /node_modules[\\/]@tanstack|contracts[\\/]src[\\/](dict|articles|main-voc|encounters|custom-voc|list-fields|vocabulary-fields)[.]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
