import { createLogger } from 'vite'

/** Said of every `composes` of a CSS module from another file, whose addresses Vite writes itself; nothing of ours is wrong. */
const saidOfComposes = 'did not pass the `from` option to `postcss.parse`'

/** Vite's logger for warnings, without one that nobody can do anything about. */
export function buildLogger() {
  const logger = createLogger('warn')
  return {
    ...logger,
    warnOnce: (...said: Parameters<typeof logger.warnOnce>) => {
      if (!said[0].includes(saidOfComposes)) logger.warnOnce(...said)
    },
  }
}
