import { Button, FileButton, List } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { isApiError, useAction } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import { longestImport, templateListEndpoints, transferEndpoints } from '../../contract/index.ts';
import { editTemplateHref } from '../addresses.ts';

/** A file of a template, as it was exported or written in a spreadsheet. */
export const ImportButton = () => {
  const t = useText();
  const go = useGo();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const importing = useAction(transferEndpoints.importTemplate, {
    quiet: true,
    refreshes: [templateListEndpoints.listTemplates],
    onSuccess: (template) => {
      showSuccess(t('inspection-templates:create.imported', { name: template.name }));
      void go(editTemplateHref(template.id));
    },
  });
  const read = async (file: File | null) => {
    if (!file) return;
    if (file.size > longestImport) return setFaults([t('inspection-templates:create.tooLong')]);
    const format = file.name.toLocaleLowerCase().endsWith('.json') ? 'json' : 'csv';
    const name =
      file.name
        .replace(/\.[^.]*$/, '')
        .replace(/[<>]/g, '')
        .slice(0, 100) || format;
    const text = await file.text();
    try {
      await importing.mutateAsync({ body: { format, name, text } });
    } catch (error) {
      const messages = isApiError(error, 'invalid') ? Object.values(error.fields).flat() : [];
      if (messages.length > 0) setFaults(messages);
      else showProblem(error);
    }
  };
  return (
    <>
      <FileButton accept=".json,.csv,application/json,text/csv" onChange={(file) => void read(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={importing.isPending}
            leftSection={<IconFileImport size={16} aria-hidden />}
          >
            {t('inspection-templates:actions.import')}
          </Button>
        )}
      </FileButton>
      {faults.length > 0 && (
        <Dialog title={t('inspection-templates:create.notImported')} onClose={() => setFaults([])}>
          <List>
            {faults.map((fault) => (
              <List.Item key={fault}>{fault}</List.Item>
            ))}
          </List>
        </Dialog>
      )}
    </>
  );
};
