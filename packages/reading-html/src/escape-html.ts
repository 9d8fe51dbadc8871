const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => replacements[sign]!)
}

/** Text made safe for the content of an element; quotes stay as they are. */
export function escapeContent(text: string): string {
  return text.replace(/[&<>]/g, (sign) => replacements[sign]!)
}
