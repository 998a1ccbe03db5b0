import type { Attribution, ConflictEvent } from '@partner-api/client';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text';
import { Panel } from '../records/panel';
import { Field } from '../shell/field';
import { Snippet } from './snippet';

const SCRIPT = '/explore/partner-event.js';
/** The maximum number of events to choose from. */
const CHOICES = 100;

interface CardPanelProps {
  readonly events: readonly ConflictEvent[];
  readonly credits: readonly { readonly attribution: Attribution }[];
}

/** The embeddable card of one event. */
export function CardPanel({ events, credits }: CardPanelProps) {
  const { t } = useText();
  const [id, setId] = useState<string | null>(null);
  const event = events.find((one) => one.id === id) ?? events[0];
  const credit = credits[0];
  return (
    <Panel title={t('use.card')}>
      <p>{t('use.cardWhy')}</p>
      {event && credit ? (
        <>
          <Field label={t('use.event')}>
            {(field) => (
              <select id={field} value={event.id} onChange={({ currentTarget: { value } }) => setId(value)}>
                {events.slice(0, CHOICES).map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.title}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Preview key={event.id} json={jsonOf(event, credit.attribution)} />
          <Snippet
            title={t('use.html')}
            code={`<script type="module" src="partner-event.js"></script>\n<partner-event><script type="application/json">${jsonOf(event, credit.attribution)}</script></partner-event>`}
          />
          <p>
            <a href={SCRIPT} download="partner-event.js">
              {t('use.script')}
            </a>
          </p>
        </>
      ) : (
        <p className="quiet">{t('use.cardNone')}</p>
      )}
    </Panel>
  );
}

/** Returns JSON that can be embedded in HTML: `<` is escaped, so that no text ends the element. */
const jsonOf = (data: ConflictEvent, attribution: Attribution): string =>
  JSON.stringify({ data, attribution }).replaceAll('<', '\\u003c');

function Preview({ json }: { json: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = json;
    const card = document.createElement('partner-event');
    card.append(script);
    // The preview loads the file that is embedded, so it shows the same card.
    void import(/* @vite-ignore */ SCRIPT).then(() => box.current?.replaceChildren(card));
  }, [json]);
  return <div ref={box} />;
}
