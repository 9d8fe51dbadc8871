import type { WriteStream } from 'node:tty'

interface Progress {
  readonly stage: string
  readonly done: number
  readonly total: number
}

const WIDTH = 24

/** A progress bar on one line of a terminal; elsewhere one line per stage. */
export function progressLine(out: WriteStream | NodeJS.WriteStream): {
  show(progress: Progress): void
  end(): void
} {
  let stage = ''
  let open = false
  return {
    show: (progress) => {
      if (!out.isTTY) {
        if (progress.stage !== stage) out.write(`${progress.stage} …\n`)
        stage = progress.stage
        return
      }
      const share = progress.total > 0 ? Math.min(1, progress.done / progress.total) : 0
      const full = Math.round(share * WIDTH)
      out.write(
        `\r\x1b[2K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.round(share * 100)} % ${progress.stage}`,
      )
      open = true
    },
    end: () => {
      if (open) out.write('\r\x1b[2K')
      open = false
    },
  }
}
