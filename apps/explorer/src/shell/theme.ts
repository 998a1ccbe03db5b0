export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORED = 'partner-api-theme';

export const readTheme = (): Theme =>
  THEMES.find((theme) => theme === localStorage.getItem(STORED)) ?? 'auto';

export function keepTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme);
  applyTheme();
}

export function applyTheme(): void {
  const theme = readTheme();
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // A canvas does not see style sheets, so it must be told.
  dispatchEvent(new Event(THEME_CHANGED));
}

const THEME_CHANGED = 'partner-api-theme-changed';

/** Calls back when the colours may have changed; returns a function to unsubscribe. */
export function onThemeChange(callback: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  addEventListener(THEME_CHANGED, callback);
  system.addEventListener('change', callback);
  return () => {
    removeEventListener(THEME_CHANGED, callback);
    system.removeEventListener('change', callback);
  };
}

/** Returns the value of a custom property in a form that a canvas accepts. */
export function colour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}
