import {
  PartnerApiError,
  PartnerConnectionError,
  PartnerError,
  PartnerTimeoutError,
} from '@partner-api/client';
import { type ReactNode, useEffect, useState } from 'react';
import { readKey } from '../client';
import { type Text, useText } from '../i18n/text';
import { KeyButton } from './key';

/** Seconds until an unreachable server is tried again. */
const WAIT_SECONDS = 5;

interface Shown {
  readonly title: string;
  readonly detail: string;
  readonly advice: string | null;
  /** The request id in the server's log. */
  readonly requestId: string | null;
  readonly link: string | null;
  readonly appeal: string | null;
}

/** Shows an error: what it is, what to do, and the request id for a report. */
export function ProblemView({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const text = useText();
  const { t } = text;
  const shown = inWords(error, text);
  const needsKey = PartnerApiError.isInstance(error) && error.status === 401;
  const isRetryable = PartnerError.isInstance(error) && error.isRetryable;
  return (
    <section className="problem" role="alert">
      <h2>{shown.title}</h2>
      <p dir="auto">{shown.detail}</p>
      {shown.advice && <p>{shown.advice}</p>}
      {shown.appeal && <p dir="auto">{shown.appeal}</p>}
      <div className="row">
        {needsKey && <KeyButton isPrimary />}
        {retry && isRetryable && <Retry seconds={waitOf(error)} retry={retry} />}
        {retry && !isRetryable && !needsKey && (
          <button type="button" onClick={retry}>
            {t('problem.again')}
          </button>
        )}
        {shown.link && <a href={shown.link}>{t('problem.explained')}</a>}
      </div>
      {shown.requestId && <Detail>{t('problem.request', { id: shown.requestId })}</Detail>}
    </section>
  );
}

const Detail = ({ children }: { children: ReactNode }) => <p className="quiet small">{children}</p>;

/** Counts down and then retries; the reader can retry earlier. */
function Retry({ seconds, retry }: { seconds: number; retry: () => void }) {
  const { t } = useText();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return retry();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, retry]);
  return (
    <>
      <button type="button" onClick={retry}>
        {t('problem.now')}
      </button>
      <span role="timer" className="countdown">
        {t('problem.countdown', { seconds: left })}
      </span>
    </>
  );
}

function waitOf(error: unknown): number {
  const seconds = PartnerError.isInstance(error) ? error.http?.retryAfterSeconds : null;
  return Math.ceil(seconds ?? WAIT_SECONDS);
}

function inWords(error: unknown, { t }: Text): Shown {
  const none = { advice: null, requestId: null, link: null, appeal: null };
  if (PartnerApiError.isInstance(error)) {
    const { problem, status, requestId } = error;
    if (!problem) return { ...none, title: t('problem.foreign'), detail: error.message, requestId };
    return {
      title: problem.title,
      detail: problem.detail,
      advice: adviceOf(status, t),
      requestId,
      link: problem.type.startsWith('/problems/') ? problem.type : null,
      appeal: problem.appeal ?? null,
    };
  }
  if (PartnerTimeoutError.isInstance(error)) {
    return { ...none, title: t('problem.slow'), detail: t('problem.slowDetail') };
  }
  if (PartnerConnectionError.isInstance(error)) {
    return { ...none, title: t('problem.unreachable'), detail: t('problem.unreachableDetail') };
  }
  return {
    ...none,
    title: t('problem.unexpected'),
    detail: error instanceof Error ? error.message : String(error),
  };
}

function adviceOf(status: number, t: Text['t']): string | null {
  if (status === 401) return t(readKey() ? 'problem.adviceWrongKey' : 'problem.advice401');
  if (status === 429) return t('problem.advice429');
  return null;
}
