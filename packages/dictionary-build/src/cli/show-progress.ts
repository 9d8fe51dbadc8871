import type { WriteStream } from 'node:tty'
import type { BuildProgress } from '../build'

const BAR_WIDTH = 30
const REDRAW_MS = 80

/** Shows the progress of a build: on a terminal as a bar redrawn in place, elsewhere as one line per stage. */
export function showProgress(output: Pick<WriteStream, 'isTTY' | 'write'>): {
  update(progress: BuildProgress): void
  end(): void
} {
  let stage = ''
  let drawn = 0
  return {
    update: (progress) => {
      const finished = progress.done >= progress.total
      if (!output.isTTY) {
        if (progress.stage !== stage) output.write(`${progress.stage}\n`)
      } else if (finished || progress.stage !== stage || Date.now() - drawn > REDRAW_MS) {
        drawn = Date.now()
        output.write(`\r\u001b[2K${bar(progress)}`)
      }
      stage = progress.stage
    },
    end: () => {
      if (output.isTTY && stage !== '') output.write('\r\u001b[2K')
    },
  }
}

function bar({ stage, done, total }: BuildProgress): string {
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const filled = Math.round(share * BAR_WIDTH)
  return `${stage.padEnd(16)} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${String(Math.floor(share * 100)).padStart(3)} %`
}
