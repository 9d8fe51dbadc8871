// The chosen theme, set before the first paint: the server puts it into its pages, and the content security policy knows it by its hash.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  console.warn('The theme cannot be read, because the browser forbids storage.', error)
}
