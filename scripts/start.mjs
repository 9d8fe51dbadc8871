/** `npm start`: installs, builds, and runs the application in this same process, so that signals reach it directly. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap, buildIfChanged } from './bootstrap.mjs'
import { makeFirstDictionary } from './first-dictionary.mjs'
import { root } from './root.mjs'

bootstrap()
await Promise.all([buildIfChanged(), makeFirstDictionary()])
await import(pathToFileURL(join(root, 'apps', 'api', 'dist', 'server.js')).href)
