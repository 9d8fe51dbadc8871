import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedWord } from './collect-words'
import { emptyReport, type ImportReport, runImport } from './import-run'

export interface ImportRun {
  readonly status: 'idle' | 'running' | 'done' | 'failed'
  /** What has been done so far, even if the rest failed. */
  readonly report: ImportReport
  readonly error: unknown
}

interface ImportControl {
  readonly run: ImportRun
  /** Starts the import, or resumes it after a failure. */
  readonly start: (priority: number, onDone?: (report: ImportReport) => void) => void
  /** Stops after the current part. The part must finish, because only its answer says how to undo it. */
  readonly stop: () => void
}

const idle: ImportRun = { status: 'idle', report: emptyReport, error: undefined }

/** Runs an import or its preview and reports progress; aborts when the component unmounts. */
export function useImportRun(words: readonly ListedWord[], preview: boolean): ImportControl {
  const [run, setRun] = useState(idle)
  const abort = useRef<AbortController>(undefined)
  const latest = useRef(idle)
  const isStopped = useRef(false)
  useEffect(() => () => abort.current?.abort(), [])

  const start = useCallback(
    (priority: number, onDone?: (report: ImportReport) => void) => {
      abort.current?.abort()
      const controller = new AbortController()
      abort.current = controller
      const set = (next: Partial<ImportRun>) => {
        if (controller.signal.aborted) return
        latest.current = { ...latest.current, ...next }
        setRun(latest.current)
      }
      const from = latest.current.status === 'failed' ? latest.current.report : emptyReport
      set({ status: 'running', report: from, error: undefined })
      const { signal } = controller
      isStopped.current = false
      const options = {
        preview,
        priority,
        signal,
        from,
        isStopped: () => isStopped.current,
        onProgress: (report: ImportReport) => set({ report }),
      }
      runImport(words, options).then(
        (report) => {
          set({ status: 'done', report })
          if (!signal.aborted) onDone?.(report)
        },
        (error: unknown) => set({ status: 'failed', error }),
      )
    },
    [words, preview],
  )
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  return { run, start, stop }
}
