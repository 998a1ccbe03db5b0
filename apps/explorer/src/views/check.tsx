import type { FactCheckResult, MatchedClaim } from '@partner-api/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AnswerFoot } from '../answers/answer-foot';
import { ComputationPanel } from '../answers/computation-panel';
import { NumberAxis } from '../answers/number-axis';
import { TextForm } from '../answers/text-form';
import { useHashText } from '../answers/use-hash-text';
import { type Word, wordDifference } from '../answers/word-difference';
import { partnerClient } from '../client';
import { EvidenceList } from '../evidence/evidence-list';
import { useVerification, VerifyButton } from '../evidence/verify';
import { useText } from '../i18n/text';
import { ReviewText } from '../records/review-text';
import { VerdictBadge } from '../records/verdict-badge';
import { Credit } from '../shell/credit';
import { ProblemView } from '../shell/problem';

/** A claim, its verdict, and the evidence for it. */
export function CheckView() {
  const { t, language } = useText();
  const [claim, check] = useHashText('/check');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['fact-check', claim, language],
    queryFn: ({ signal }) => partnerClient().factCheck({ claim, locale: language }, { signal }),
    enabled: claim !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { report, verify } = useVerification(data);
  return (
    <>
      <div className="page narrow record">
        <h1>{t('check.title')}</h1>
        <TextForm
          label={t('check.label')}
          action={t('check.action')}
          text={claim}
          examples={[t('check.example1'), t('check.example2')]}
          isBusy={isFetching}
          submit={check}
        />
        {error && <ProblemView error={error} retry={() => void refetch()} />}
        {!data && !error && claim === '' && <p className="empty">{t('check.empty')}</p>}
        {data && !error && (
          <>
            <Verdict result={data.data} />
            {data.data.computations.map((computation) => (
              <div key={JSON.stringify(computation.scope) + computation.measure} className="record">
                <NumberAxis claim={data.data.claim} computation={computation} />
                <ComputationPanel computation={computation} />
              </div>
            ))}
            <Matches result={data.data} />
            {data.data.evidence.length > 0 && (
              <section className="record">
                <h2>{t('check.evidence')}</h2>
                <VerifyButton count={data.data.evidence.length} report={report} verify={verify} />
                <EvidenceList pieces={data.data.evidence} report={report instanceof Error ? null : report} />
              </section>
            )}
            <AnswerFoot result={data.data} />
          </>
        )}
      </div>
      {data && <Credit sources={[data]} />}
    </>
  );
}

function Verdict({ result }: { result: FactCheckResult }) {
  return (
    <section className="answer verdict" lang={result.locale.resolved}>
      <h2 dir="auto" data-verdict={result.verdict}>
        {result.verdict_label}
      </h2>
      <p className="explanation" dir="auto">
        {result.explanation}
      </p>
    </section>
  );
}

function Matches({ result }: { result: FactCheckResult }) {
  const { t } = useText();
  if (result.matched_claims.length === 0) return <p className="quiet">{t('check.noMatches')}</p>;
  return (
    <section className="record">
      <h2>{t('check.matches')}</h2>
      <p className="quiet small">{t('check.differences')}</p>
      {result.matched_claims.map((match) => (
        <Match key={match.id} claim={result.claim} match={match} />
      ))}
    </section>
  );
}

/** The claim and a stored claim side by side. */
function Match({ claim, match }: { claim: string; match: MatchedClaim }) {
  const { t, language, number } = useText();
  const [ours, theirs] = wordDifference(claim, match.text, language);
  return (
    <article className="panel match">
      <div>
        <h3>{t('check.yours')}</h3>
        <Words words={ours} />
      </div>
      <div>
        <h3>
          <Link to="/claims" search={{ id: match.id }}>
            {t('check.stored')}
          </Link>{' '}
          {match.review && <VerdictBadge verdict={match.review.verdict} />}
        </h3>
        <Words words={theirs} />
        <p className="quiet small">{t('check.score', { percent: number(Math.round(match.score * 100)) })}</p>
        {match.review && <ReviewText review={match.review} />}
      </div>
    </article>
  );
}

const Words = ({ words }: { words: readonly Word[] }) => (
  <p dir="auto">
    {words.map(({ text, differs }, index) =>
      differs && text.trim() !== '' ? <mark key={index}>{text}</mark> : text,
    )}
  </p>
);
