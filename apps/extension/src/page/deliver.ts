import * as z from 'zod/mini'
import { deliverMessage } from './deliver-message'
import { registerParts } from './page-parts'

// The page's policy has no unsafe-eval, so no schema may be compiled to a function.
z.config({ jitless: true })
registerParts({ deliver: deliverMessage })
