import { useRef } from 'react'

function newKey(): string {
  // `crypto.randomUUID` is missing on plain http.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}

/**
 * Keys by which the server knows a request that is sent again: one for each content, so that what was changed after a
 * lost answer is not taken for the same.
 */
export function useSaveKey(): (content: object) => string {
  const last = useRef({ content: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.content !== text) last.current = { content: text, key: newKey() }
    return last.current.key
  }
}
