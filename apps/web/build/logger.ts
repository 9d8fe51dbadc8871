import { createLogger } from 'vite'

/**
 * Appears for every `composes` from another file in a CSS module. Vite resolves those addresses itself, so nothing is
 * wrong.
 */
const saidOfComposes = 'did not pass the `from` option to `postcss.parse`'

/** Returns Vite's logger for warnings, without a warning that we can do nothing about. */
export function buildLogger() {
  const logger = createLogger('warn')
  return {
    ...logger,
    warnOnce: (...said: Parameters<typeof logger.warnOnce>) => {
      if (!said[0].includes(saidOfComposes)) logger.warnOnce(...said)
    },
  }
}
