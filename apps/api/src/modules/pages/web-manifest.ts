import { appAddresses, appFileTypes } from '@wordhoard/contracts/site/app-addresses'
import { brand } from '@wordhoard/contracts/site/brand'
import { pages } from '@wordhoard/contracts/site/pages'
import type { FastifyInstance } from 'fastify'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon(192, 'any')] })

/** Media types and endings: systems know a file by one or the other. */
const fileKinds = Object.entries(appFileTypes).flatMap(([type, endings]) => [type, ...endings])

/**
 * How browsers install the client as an app: its name, icons and colours, its shortcuts, and what it opens. The dark
 * theme's colour is in the pages themselves, because a manifest has room for one.
 */
const manifest = {
  id: pages.home.path,
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'en-GB',
  dir: 'ltr',
  start_url: pages.home.path,
  scope: '/',
  display: 'standalone',
  background_color: '#faf7f1',
  theme_color: '#fffefb',
  categories: ['education', 'books'],
  icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  shortcuts: [shortcut('Read', pages.read.path), shortcut('Practise', pages.learn.path)],
  share_target: {
    action: appAddresses.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'file', accept: fileKinds }],
    },
  },
  file_handlers: [{ action: pages.read.path, accept: appFileTypes }],
}

/** Serves the web app manifest. */
export function webManifest(app: FastifyInstance): void {
  const text = JSON.stringify(manifest)
  app.get(appAddresses.manifest, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(text),
  )
}
