import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { PageHeader, RecordTabs, usePrintAction } from '#platform/web/ui/index';
import { paths, type SecurityPart } from '../addresses.ts';

const parts = Object.keys(paths) as SecurityPart[];

/** The head and tabs of all parts. Each part is a page of its own. */
export const SecurityFrame = ({ part, children }: { part: SecurityPart; children: ReactNode }) => {
  const t = useText();
  const go = useGo();
  return (
    <>
      <PageHeader
        title={t('security:titles.page')}
        subtitle={t('security:lead')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('security:titles.page')]}
        menu={usePrintAction()}
      />
      <RecordTabs
        label={t('security:tabs')}
        tabs={parts.map((id, order) => ({
          id,
          title: t(`security:tab.${id}`),
          order,
          content: id === part && children,
        }))}
        open={part}
        onOpen={(next = 'factors') => void go(paths[next as SecurityPart])}
      />
    </>
  );
};
