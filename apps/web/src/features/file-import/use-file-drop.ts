import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/**
 * Accepts files dropped anywhere on the page: next to a smaller target, the browser would leave the page and show the
 * file itself. Returns true while a file is being dragged over the page.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFile)
  useEffect(() => {
    latest.current = onFile
  })
  // As soon as the page is drawn: until then, the browser would open a dropped file itself.
  useLayoutEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      const file = event.dataTransfer?.files[0]
      if (file) latest.current(file)
    }
    // Runs before the editor, which would treat a file as text.
    const before = { capture: true }
    window.addEventListener('dragenter', onDragOver, before)
    window.addEventListener('dragover', onDragOver, before)
    window.addEventListener('dragleave', onDragLeave, before)
    window.addEventListener('drop', onDrop, before)
    return () => {
      window.removeEventListener('dragenter', onDragOver, before)
      window.removeEventListener('dragover', onDragOver, before)
      window.removeEventListener('dragleave', onDragLeave, before)
      window.removeEventListener('drop', onDrop, before)
    }
  }, [])
  return isOver
}
