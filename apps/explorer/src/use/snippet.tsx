import { useText } from '../i18n/text';
import { CopyButton } from '../shell/copy-button';

/** A text to copy. */
export function Snippet({ title, code }: { title: string; code: string }) {
  const { t } = useText();
  return (
    <div className="snippet">
      <div className="row">
        <h3>{title}</h3>
        <CopyButton label={`${t('use.copy')}: ${title}`} text={() => code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard. */}
      <pre dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
