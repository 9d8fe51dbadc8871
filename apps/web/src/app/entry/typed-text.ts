/** Types of fields whose text somebody, or their browser, may have filled in before the client came. */
const typed = ['text', 'email', 'password', 'search']

const isTyped = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && typed.includes(target.type)

/**
 * Remembers what is typed into the page's fields while React takes them over, or draws them anew: it knows only what
 * changes afterwards, and forms begin with empty fields.
 *
 * @returns a function that ends it, puts the texts back and tells React about them
 */
export function keepTypedText(root: HTMLElement): () => void {
  const texts = new Map<HTMLInputElement, string>()
  const remember = (field: HTMLInputElement) => texts.set(field, field.value)
  for (const field of root.querySelectorAll('input'))
    if (isTyped(field) && field.value !== '') remember(field)
  const onInput = ({ target }: Event) => isTyped(target) && remember(target)
  root.addEventListener('input', onInput, { capture: true })
  return () => {
    root.removeEventListener('input', onInput, { capture: true })
    for (const [field, text] of texts) {
      const present = presentField(root, field)
      if (present) putBack(present, text)
    }
  }
}

/** Returns a field, or the one of the same name that stands in its place since the page was drawn anew. */
function presentField(root: HTMLElement, field: HTMLInputElement): HTMLInputElement | undefined {
  if (field.isConnected) return field
  return [...root.querySelectorAll('input')].find(
    (other) => isTyped(other) && other.name !== '' && other.name === field.name,
  )
}

function putBack(field: HTMLInputElement, text: string): void {
  const [start, end] = field.type === 'email' ? [null, null] : [field.selectionStart, field.selectionEnd]
  const isKept = field.value === text
  // React overrides the setter of the element, which tells it of a change that isn't its own.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  if (isKept && start !== null) field.setSelectionRange(start, end)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
