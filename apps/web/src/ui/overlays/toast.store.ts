import { create } from 'zustand'

export interface ToastInput {
  text: string
  tone?: 'plain' | 'success' | 'error'
  /** Action of the toast, such as Undo; choosing it closes the toast. */
  action?: { label: string; onSelect: () => void }
  /** In ms; by default 3000, or 8000 with an action. */
  duration?: number
}

export interface ToastItem extends ToastInput {
  id: number
}

interface ToastStore {
  items: ToastItem[]
  dismiss: (id: number) => void
}

export const useToasts = create<ToastStore>()((set) => ({
  items: [],
  dismiss: (id) => set(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
}))

let lastId = 0

/** Shows a short message; can be called from anywhere, not only from components. */
export function toast(input: ToastInput): void {
  lastId += 1
  const item = { ...input, id: lastId }
  useToasts.setState(({ items }) => ({ items: [...items.slice(-2), item] }))
}
