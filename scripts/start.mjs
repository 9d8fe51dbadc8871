/** `npm start`: installs, builds, and runs the application. */
import { bootstrap, buildIfChanged } from './bootstrap.mjs'
import { makeFirstDictionary } from './first-dictionary.mjs'
import { serve } from './serve.mjs'

bootstrap()
await Promise.all([buildIfChanged(), makeFirstDictionary()])
await serve()
