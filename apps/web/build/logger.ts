import { createLogger } from 'vite'

/**
 * Appears for every `composes` from another file in a CSS module. Vite resolves those addresses itself, so nothing is
 * wrong.
 */
const composesWarning = 'did not pass the `from` option to `postcss.parse`'

/** Returns Vite's logger for warnings, without a warning that we can do nothing about. */
export function buildLogger() {
  const logger = createLogger('warn')
  return {
    ...logger,
    warnOnce: (...args: Parameters<typeof logger.warnOnce>) => {
      if (!args[0].includes(composesWarning)) logger.warnOnce(...args)
    },
  }
}
