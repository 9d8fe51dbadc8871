/** `npm test`: installs what is needed, then runs everything that must pass (scripts/test-all.ts). */
import { bootstrap, runTypeScript } from './bootstrap.mjs'

bootstrap()
runTypeScript('scripts/test-all.ts', process.argv.slice(2))
