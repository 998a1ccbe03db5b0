import type { Coverage, Method } from '@partner-api/client';
import { useText } from '../i18n/text';

interface AnswerFootProps {
  readonly result: {
    readonly coverage: Coverage;
    readonly confidence: string;
    readonly method: Method;
    readonly generated_at: string;
    readonly used_records: readonly unknown[];
  };
}

/** The basis of an answer, and the note that a program made it. */
export function AnswerFoot({ result }: AnswerFootProps) {
  const { t, nameOf, day, time, list, languageName } = useText();
  const { coverage, confidence, method, generated_at, used_records } = result;
  const { earliest, latest } = coverage.window;
  return (
    <dl className="facts panel">
      <div>
        <dt>{t('answer.confidence')}</dt>
        <dd>{nameOf('confidence', confidence)}</dd>
      </div>
      <div>
        <dt>{t('answer.coverage')}</dt>
        <dd>
          {t('answer.searched', {
            searched: coverage.records_searched,
            considered: coverage.records_considered,
          })}
          {earliest && latest && <div className="quiet small">{`${day(earliest)} – ${day(latest)}`}</div>}
          <div className="quiet small">{list(coverage.languages.map(languageName))}</div>
        </dd>
      </div>
      <div>
        <dt>{t('answer.used')}</dt>
        <dd>{t('answer.usedCount', { count: used_records.length })}</dd>
      </div>
      <div>
        <dt>{t('answer.method')}</dt>
        <dd>
          {`${method.name} ${method.version}`}
          <div className="quiet small">{t('answer.machine', { time: time(generated_at) })}</div>
        </dd>
      </div>
    </dl>
  );
}
