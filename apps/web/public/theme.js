// The chosen theme, set before the first paint: a small blocking file, since the content security policy allows no inline script.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  console.warn('The theme cannot be read: this browser keeps no site data.', error)
}
