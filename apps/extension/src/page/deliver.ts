import * as z from 'zod/mini'
import { deliverMessage } from './deliver-message'
import { registerParts } from './page-parts'

// The page's CSP has no unsafe-eval, so zod mustn't compile schemas to functions.
z.config({ jitless: true })
registerParts({ deliver: deliverMessage })
