/** Pages and mails use the same escaping as articles. */
export { escapeHtml } from '@wordhoard/reading-html/escape-html'
