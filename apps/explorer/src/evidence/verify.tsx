import { type EvidenceReport, type VerifiableResult, verifyEvidence } from '@partner-api/client/verify';
import { useState } from 'react';
import { useText } from '../i18n/text';

/** Returns the evidence report of a result, once the reader asked for it. */
export function useVerification(result: VerifiableResult | undefined) {
  const [report, setReport] = useState<{
    readonly of: VerifiableResult;
    readonly report: EvidenceReport | Error;
  } | null>(null);
  const verify = async () => {
    if (!result) return;
    const made = await verifyEvidence(result).catch((error: Error) => error);
    setReport({ of: result, report: made });
  };
  // The report applies only to its own result.
  return { report: report && report.of === result ? report.report : null, verify };
}

interface VerifyButtonProps {
  readonly count: number;
  readonly report: EvidenceReport | Error | null;
  readonly verify: () => void;
}

/** Verifies every quotation in the browser, from the answer alone. */
export function VerifyButton({ count, report, verify }: VerifyButtonProps) {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <div className="row verify">
      <button type="button" className="no-print" onClick={verify}>
        {t('verify.button')}
      </button>
      <span
        role="status"
        className={report && (report instanceof Error || !report.holds) ? 'failed' : 'held'}
      >
        {report && (report instanceof Error ? t('verify.impossible') : outcome(report))}
      </span>
    </div>
  );

  function outcome({ holds, evidence, unsupportedStatements }: EvidenceReport): string {
    if (holds) return t('verify.allHold', { count: evidence.length });
    const failed = evidence.filter(({ faults }) => faults.length > 0).length;
    return t('verify.someFail', {
      failed,
      count: evidence.length,
      unsupported: unsupportedStatements.length,
    });
  }
}
