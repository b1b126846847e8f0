// Before anything is drawn: the theme that was chosen here, or the reader's own setting.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('caracole.theme');
  } catch {
    // no storage: follow the reader's setting
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
