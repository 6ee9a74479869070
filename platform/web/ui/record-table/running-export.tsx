import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { download } from '../../api/download.ts';
import { showProblem, showSuccess } from '../../feedback/alerts.ts';
import { formatNumber } from '../../i18n/numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { saveFile } from './save-file.ts';

type Props = { endpoint: { method: string; path: string }; query: object; onEnd: () => void };

/** Takes the place of the button while a file is made: how far it is, and the way out. */
const RunningExport = ({ endpoint, query, onEnd }: Props) => {
  const t = useText();
  const [share, setShare] = useState(0);
  const given = useRef({ endpoint, query, onEnd });
  useEffect(() => {
    const { endpoint, query, onEnd } = given.current;
    const stop = new AbortController();
    download(endpoint, { query }, { signal: stop.signal, onProgress: setShare })
      .then((file) => {
        saveFile(file);
        showSuccess(t('platform:table.exported', { name: file.name }));
        onEnd();
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        showProblem(error);
        onEnd();
      });
    return () => stop.abort();
  }, [t]);
  const words =
    share > 0
      ? t('platform:table.downloading', { percent: formatNumber(Math.floor(share * 100)) })
      : t('platform:table.preparing');
  return (
    <Button
      variant="default"
      loading={false}
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={t('platform:table.cancelExport')}
      onClick={onEnd}
    >
      <span role="status">{words}</span>
    </Button>
  );
};

export default RunningExport;
