import { Button, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, upload } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useGo, useSearchState } from '#platform/web/routing/index';
import { templateFile } from '../../contract/index.ts';
import { cacheImport } from '../queries.ts';
import { importsSearch } from '../search.ts';
import { importHref, useKind } from '../use-kind.ts';
import { download } from './download.ts';
import { DropZone } from './drop-zone.tsx';
import classes from './upload.module.css';

export const UploadSection = () => {
  const t = useText();
  const kind = useKind();
  const { steps, templateName } = kind.words(t);
  const go = useGo();
  const [{ of }] = useSearchState(importsSearch);
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    setShare(0);
    try {
      const record = await upload(
        kind.calls.upload,
        { files: [{ field: 'file', file, name: file.name }] },
        { onProgress: setShare },
      );
      cacheImport(client, kind, record);
      await go(`${importHref(kind, record.id)}${of === undefined ? '' : `?of=${of}`}`);
    } catch (error) {
      const words =
        error instanceof ApiError && error.status > 0 ? error.message : t('platform:errors.network');
      setProblem(words);
      setShare(null);
    }
  };
  const template = () =>
    download(
      templateName,
      templateFile(kind.example, (target) => kind.target(t, target)),
    );
  return (
    <div className={classes.layout}>
      <DropZone onFile={(file) => void send(file)} share={share} problem={problem} />
      <section aria-labelledby="import-steps">
        <Title order={2} id="import-steps">
          {t('imports:upload.stepsTitle')}
        </Title>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={template}>
          {t('imports:upload.template')}
        </Button>
      </section>
    </div>
  );
};
