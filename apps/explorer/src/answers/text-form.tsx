import { type FormEvent, useEffect, useId, useState } from 'react';
import { useText } from '../i18n/text';

interface TextFormProps {
  readonly label: string;
  readonly action: string;
  readonly text: string;
  readonly examples: readonly string[];
  readonly isBusy: boolean;
  readonly submit: (text: string) => void;
}

/** A text to send, with examples to click. */
export function TextForm({ label, action, text, examples, isBusy, submit }: TextFormProps) {
  const { t } = useText();
  const id = useId();
  const [draft, setDraft] = useState(text);
  useEffect(() => setDraft(text), [text]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() !== '') submit(draft.trim());
  };
  return (
    <form className="text-form no-print" onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        required
        minLength={3}
        maxLength={2_000}
        value={draft}
        onInput={({ currentTarget: { value } }) => setDraft(value)}
      />
      <div className="row">
        <button type="submit" className="primary" disabled={isBusy}>
          {isBusy ? t('form.busy') : action}
        </button>
        <span className="quiet small">{t('form.examples')}</span>
        {examples.map((example) => (
          <button key={example} type="button" className="link small" onClick={() => submit(example)}>
            {example}
          </button>
        ))}
      </div>
    </form>
  );
}
