/** Pages and mails escape texts as articles do. */
export { escapeHtml } from '@wordhoard/reading-html/escape-html'
