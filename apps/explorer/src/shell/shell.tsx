import { Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { isLanguage, LANGUAGES } from '../i18n/languages';
import { useText } from '../i18n/text';
import { KeyButton } from './key';
import { keepTheme, readTheme, THEMES } from './theme';

const VIEWS = ['events', 'dossiers', 'claims', 'ask', 'check', 'use'] as const;

export function Shell() {
  const { t } = useText();
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <header className="site-header">
        <a className="site-name" href="/">
          Partner API
        </a>
        <nav className="site-nav" aria-label={t('shell.views')}>
          {VIEWS.map((view) => (
            <Link key={view} to={`/${view}`} activeOptions={{ includeSearch: false }}>
              {t(`shell.${view}`)}
            </Link>
          ))}
        </nav>
        <div className="settings no-print">
          <LanguageChoice />
          <ThemeChoice />
          <KeyButton />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function LanguageChoice() {
  const { t, language, setLanguage } = useText();
  return (
    <select
      aria-label={t('shell.language')}
      value={language}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
    >
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}

function ThemeChoice() {
  const { t } = useText();
  const [theme, setTheme] = useState(readTheme);
  return (
    <select
      aria-label={t('shell.theme')}
      value={theme}
      onChange={({ currentTarget: { value } }) => {
        const chosen = THEMES.find((one) => one === value) ?? 'auto';
        keepTheme(chosen);
        setTheme(chosen);
      }}
    >
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {t(`theme.${one}`)}
        </option>
      ))}
    </select>
  );
}
