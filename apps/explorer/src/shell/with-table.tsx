import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text';

interface WithTableProps {
  readonly title: string;
  /** A note beside the title, such as what is not drawn. */
  readonly note?: ReactNode;
  readonly controls?: ReactNode;
  readonly picture: ReactNode;
  readonly table: ReactNode;
  readonly className?: string;
}

/** A chart or map, and a table with the same numbers. */
export function WithTable({ title, note, controls, picture, table, className = '' }: WithTableProps) {
  const { t, language } = useText();
  return (
    <Tabs.Root
      className={`panel ${className}`}
      defaultValue="picture"
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      activationMode="automatic"
    >
      <div className="panel-head">
        <h2>{title}</h2>
        {controls}
        <Tabs.List className="tabs no-print" aria-label={title}>
          <Tabs.Trigger value="picture">{t('table.picture')}</Tabs.Trigger>
          <Tabs.Trigger value="table">{t('table.table')}</Tabs.Trigger>
        </Tabs.List>
      </div>
      <Tabs.Content value="picture">{picture}</Tabs.Content>
      <Tabs.Content value="table" className="scroll">
        {table}
      </Tabs.Content>
      {note && <p className="note">{note}</p>}
    </Tabs.Root>
  );
}
