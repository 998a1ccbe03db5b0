import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type en from '../messages/en.json';
import { createFormats, type Formats } from './formats';
import { directionOf, keepLanguage, type Language } from './languages';

type MessageKey = keyof typeof en;
type Messages = Record<MessageKey, string>;
type Values = Readonly<Record<string, string | number>>;

interface Loaded {
  readonly language: Language;
  readonly messages: Messages;
}

export interface Text extends Formats {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** Returns the message of a key with values filled in. */
  readonly t: (key: MessageKey, values?: Values) => string;
  /** Returns the name of a value of an open enumeration, or the value itself if it has no message. */
  readonly nameOf: (enumeration: string, value: string) => string;
}

const catalogues = import.meta.glob<Messages>('../messages/*.json', { import: 'default' });

export async function loadMessages(language: Language): Promise<Messages> {
  const load = catalogues[`../messages/${language}.json`];
  if (!load) throw new Error(`There are no messages in ${language}`);
  return load();
}

const TextContext = createContext<Text | null>(null);

export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error('useText is called outside TextProvider');
  return text;
}

export function TextProvider({ start, children }: { start: Loaded; children: ReactNode }) {
  const [loaded, setLoaded] = useState(start);
  useEffect(() => {
    document.documentElement.lang = loaded.language;
    document.documentElement.dir = directionOf(loaded.language);
  }, [loaded.language]);
  const text = useMemo(
    () =>
      createText(loaded, async (language) => {
        keepLanguage(language);
        setLoaded({ language, messages: await loadMessages(language) });
      }),
    [loaded],
  );
  return <TextContext value={text}>{children}</TextContext>;
}

function createText({ language, messages }: Loaded, setLanguage: (language: Language) => void): Text {
  const compiled = new Map<MessageKey, IntlMessageFormat>();
  const t = (key: MessageKey, values?: Values): string => {
    let message = compiled.get(key);
    if (!message) {
      message = new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true });
      compiled.set(key, message);
    }
    return String(message.format(values));
  };
  return {
    language,
    setLanguage,
    t,
    nameOf: (enumeration, value) => {
      const key = `${enumeration}.${value}`;
      return Object.hasOwn(messages, key) ? t(key as MessageKey) : value.replaceAll('_', ' ');
    },
    ...createFormats(language),
  };
}
