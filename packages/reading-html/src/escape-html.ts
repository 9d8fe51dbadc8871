const contentSigns: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const signs: Record<string, string> = { ...contentSigns, '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, both for content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign]!)
}

/** Escapes text for the content of an element; quotes stay as they are. */
export function escapeContent(text: string): string {
  return text.replace(/[&<>]/g, (sign) => contentSigns[sign]!)
}
