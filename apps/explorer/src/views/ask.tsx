import type { ResearchResult, Statement } from '@partner-api/client';
import type { EvidenceReport } from '@partner-api/client/verify';
import { useQuery } from '@tanstack/react-query';
import { AnswerFoot } from '../answers/answer-foot';
import { ComputationPanel } from '../answers/computation-panel';
import { TextForm } from '../answers/text-form';
import { useHashText } from '../answers/use-hash-text';
import { partnerClient } from '../client';
import { EvidenceList } from '../evidence/evidence-list';
import { useVerification, VerifyButton } from '../evidence/verify';
import { useText } from '../i18n/text';
import { Credit } from '../shell/credit';
import { ProblemView } from '../shell/problem';

/** A question and its answer, with the evidence of each statement. */
export function AskView() {
  const { t, language } = useText();
  const [question, ask] = useHashText('/ask');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['research', question, language],
    queryFn: ({ signal }) => partnerClient().research({ query: question, locale: language }, { signal }),
    enabled: question !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { report, verify } = useVerification(data);
  return (
    <>
      <div className="page narrow record">
        <h1>{t('ask.title')}</h1>
        <TextForm
          label={t('ask.label')}
          action={t('ask.action')}
          text={question}
          examples={[t('ask.example1'), t('ask.example2'), t('ask.example3')]}
          isBusy={isFetching}
          submit={ask}
        />
        {error && <ProblemView error={error} retry={() => void refetch()} />}
        {!data && !error && question === '' && <p className="empty">{t('ask.empty')}</p>}
        {data && !error && (
          <>
            <Answer result={data.data} report={report instanceof Error ? null : report} />
            <VerifyButton count={data.data.evidence.length} report={report} verify={verify} />
            {data.data.computations.map((computation) => (
              <ComputationPanel
                key={JSON.stringify(computation.scope) + computation.measure}
                computation={computation}
              />
            ))}
            <AnswerFoot result={data.data} />
          </>
        )}
      </div>
      {data && <Credit sources={[data]} />}
    </>
  );
}

function Answer({ result, report }: { result: ResearchResult; report: EvidenceReport | null }) {
  const { nameOf } = useText();
  const { status, answer, explanation, evidence } = result;
  const statements = answer?.statements ?? [];
  const used = new Set(statements.flatMap(({ evidence_ids }) => evidence_ids));
  const others = evidence.filter(({ id }) => !used.has(id));
  const piecesOf = (ids: readonly string[]) => evidence.filter(({ id }) => ids.includes(id));
  return (
    <section className="answer" lang={result.locale.resolved}>
      <p>
        <span className={`badge ${status === 'answered' ? 'good' : 'care'}`}>
          {nameOf('researchStatus', status)}
        </span>
      </p>
      {explanation && (
        <p className="explanation" dir="auto">
          {explanation}
        </p>
      )}
      {statements.map((statement) => (
        <div key={statement.text} className="statement">
          <StatementText statement={statement} />
          <EvidenceList pieces={piecesOf(statement.evidence_ids)} report={report} />
        </div>
      ))}
      {others.length > 0 && <EvidenceList pieces={others} report={report} />}
    </section>
  );
}

function StatementText({ statement }: { statement: Statement }) {
  const { nameOf } = useText();
  return (
    <div>
      <p className="summary" dir="auto">
        {statement.text}
      </p>
      <p className="quiet small">{nameOf('statementKind', statement.kind)}</p>
    </div>
  );
}
