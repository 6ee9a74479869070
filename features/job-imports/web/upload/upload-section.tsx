import { Button, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, upload } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { jobImportEndpoints } from '../../contract/index.ts';
import { importHref } from '../addresses.ts';
import { keepImport } from '../queries.ts';
import { DropZone } from './drop-zone.tsx';
import { download, templateFile } from './template.ts';
import classes from './upload.module.css';

const steps = ['columns', 'check', 'run', 'undo'] as const;

export const UploadSection = () => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    setShare(0);
    try {
      const record = await upload(
        jobImportEndpoints.uploadJobImport,
        { files: [{ field: 'file', file, name: file.name }] },
        { onProgress: setShare },
      );
      keepImport(client, record);
      await go(importHref(record.id));
    } catch (error) {
      const words =
        error instanceof ApiError && error.status > 0 ? error.message : t('platform:errors.network');
      setProblem(words);
      setShare(null);
    }
  };
  const template = () =>
    download(
      t('job-imports:upload.templateName'),
      templateFile((target) => t(`job-imports:targets.${target}`)),
    );
  return (
    <div className={classes.layout}>
      <DropZone onFile={(file) => void send(file)} share={share} problem={problem} />
      <section aria-labelledby="import-steps">
        <Title order={2} id="import-steps">
          {t('job-imports:upload.stepsTitle')}
        </Title>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`job-imports:upload.steps.${step}`)}</li>
          ))}
        </ol>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={template}>
          {t('job-imports:upload.template')}
        </Button>
      </section>
    </div>
  );
};
