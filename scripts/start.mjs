/** `npm start`: installs, builds, and runs the application in this very process, so that signals reach it directly. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap, buildIfChanged, root } from './bootstrap.mjs'

bootstrap()
buildIfChanged()
await import(pathToFileURL(join(root, 'apps', 'api', 'dist', 'server.js')).href)
