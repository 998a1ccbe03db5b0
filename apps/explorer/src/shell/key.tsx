import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { keepKey, readKey } from '../client';
import { useText } from '../i18n/text';

/** Opens a dialog for the key of this tab. */
export function KeyButton({ isPrimary = false }: { isPrimary?: boolean }) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'primary' : undefined}
        onClick={() => dialog.current?.showModal()}
      >
        {t(readKey() ? 'key.change' : 'key.enter')}
      </button>
      <dialog ref={dialog} aria-label={t('key.title')}>
        <KeyForm close={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

function KeyForm({ close }: { close: () => void }) {
  const { t } = useText();
  const queryClient = useQueryClient();
  const field = useId();
  const [key, setKey] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const use = (next: string | null) => {
    keepKey(next);
    setKey('');
    close();
    // Another key may have other scopes.
    void queryClient.resetQueries();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      use(key.trim());
    } catch {
      setIsRefused(true);
    }
  };
  return (
    <form className="key-form" onSubmit={submit}>
      <h2>{t('key.title')}</h2>
      <p>{t('key.why')}</p>
      <label htmlFor={field}>{t('key.label')}</label>
      <input
        id={field}
        type="password"
        autoComplete="off"
        required
        value={key}
        onInput={({ currentTarget }) => setKey(currentTarget.value)}
      />
      {isRefused && <p role="alert">{t('key.malformed')}</p>}
      <div className="row">
        <button type="submit" className="primary">
          {t('key.use')}
        </button>
        {readKey() && (
          <button type="button" onClick={() => use(null)}>
            {t('key.forget')}
          </button>
        )}
        <button type="button" onClick={close}>
          {t('shell.close')}
        </button>
      </div>
    </form>
  );
}
