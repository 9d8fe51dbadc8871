/**
 * Tells React about text that was typed before it took over the page: its fields know only what changes afterwards.
 */
export function keepTypedText(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    const { value, selectionStart, selectionEnd } = field
    if (field.type !== 'text' || value === '') continue
    // React overrides the setter of the element, which tells it of a change that isn't its own.
    field.value = ''
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
