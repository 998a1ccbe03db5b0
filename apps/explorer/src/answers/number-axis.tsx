import { useText } from '../i18n/text';
import { claimedNumbers } from './claimed-numbers';
import type { Computation } from './computation';

/** The claim's numbers and the recorded range on one axis, with a sentence that says the same. */
export function NumberAxis({ claim, computation }: { claim: string; computation: Computation }) {
  const { t, number, nameOf } = useText();
  const { measure, counted, possible, scope } = computation;
  const isEvents = measure === 'events';
  const low = isEvents ? counted.events : counted.low;
  const best = isEvents ? counted.events : counted.best;
  const high = isEvents
    ? counted.events + possible.events
    : (counted.high ?? counted.best ?? low) + (possible.high ?? 0);
  const claimed = claimedNumbers(claim, scope);
  const end = Math.max(high, best ?? 0, ...claimed, 1) * 1.08;
  const at = (value: number) => ({ insetInlineStart: `${(value / end) * 100}%` });
  return (
    <figure className="axis">
      <div className="axis-line" aria-hidden="true">
        <span
          className="axis-range"
          style={{ ...at(low), inlineSize: `${(Math.max(high - low, 0) / end) * 100}%` }}
        />
        {best !== null && <span className="axis-best" style={at(best)} />}
        {claimed.map((value) => (
          <span key={value} className="axis-claimed" style={at(value)}>
            {number(value)}
          </span>
        ))}
        <span className="axis-end">{number(Math.round(end))}</span>
        <span className="axis-start">0</span>
      </div>
      <figcaption>
        {claimed.length > 0 && <>{t('check.claimed', { numbers: claimed.map(number).join(', ') })} </>}
        {t('check.onRecord', {
          measure: nameOf('measure', measure),
          low: number(low),
          best: best === null ? '?' : number(best),
          high: number(high),
        })}
      </figcaption>
    </figure>
  );
}
